import { webAddress } from './links.ts';
import { type Inline, type TimeStyle } from './nodes.ts';

type Read = (found: RegExpExecArray) => Inline | null;

const marks: readonly [RegExp, Read][] = [
  [/<@!?(\d{1,20})>/y, ([, id = '']) => ({ kind: 'person', id })],
  [/<@&(\d{1,20})>/y, ([, id = '']) => ({ kind: 'role', id })],
  [/<#(\d{1,20})>/y, ([, id = '']) => ({ kind: 'channel', id })],
  [/<\/([^:<>\n]{1,100}):\d{1,20}>/y, ([, name = '']) => ({ kind: 'command', name })],
  [/<a?:(\w{1,32}):\d{1,20}>/y, ([, name = '']) => ({ kind: 'emoji', name })],
  [
    /<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y,
    ([, seconds, style]) => ({
      kind: 'time',
      seconds: Number(seconds),
      style: (style ?? 'f') as TimeStyle,
    }),
  ],
  [
    /<(https?:\/\/[^\s<>]{1,2000})>/y,
    ([, address = '']) => {
      const url = webAddress(address);
      return url === null ? null : { kind: 'link', url, inside: [{ kind: 'text', text: address }] };
    },
  ],
];

/** A mention, a time, an emoji or an address in angle brackets at `at`. */
export function readMark(text: string, at: number): { node: Inline; length: number } | null {
  for (const [shape, read] of marks) {
    shape.lastIndex = at;
    const found = shape.exec(text);
    const node = found && read(found);
    if (node) return { node, length: found[0].length };
  }
  return null;
}
