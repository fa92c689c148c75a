import { type Definition } from '../rules/goods.ts';
import { BadContent } from './bad-content.ts';
import { kindBrought } from './kind-brought.ts';
import { checked, type Content, contentOf, type Fault } from './read.ts';
import { most, tooMuch } from './too-much.ts';

/** One file that was sent. `length` of its text that was read; it has either one of goods or faults. */
export type Thing = {
  path: string;
  length: number;
  content: Content | null;
  goods: Definition[];
  faults: Fault[];
};

/** Reads one item, monster or map that is called `path` in sentences. Never throws; faults may. */
export function readThing(path: string, bytes: Uint8Array): Thing {
  const thing: Thing = { path, length: 0, content: null, goods: [], faults: [] };
  try {
    const text = textOf(path, bytes);
    thing.length = text.length;
    thing.content = contentOf(path, text);
    return { ...thing, ...goodsIn(thing.content) };
  } catch (error) {
    return { ...thing, faults: [() => whyNot(path, error)] };
  }
}

function textOf(path: string, bytes: Uint8Array): string {
  if (bytes.length > most.kilobytes * 1024)
    throw new BadContent(`${path}: expected at most ${most.kilobytes} KB.`);
  try {
    return decoded(bytes);
  } catch {
    throw new BadContent(`${path}:${lineOfNoText(bytes)}: expected text in UTF-8.`);
  }
}

const decoded = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/** The first line that is no text in UTF-8, in which no letter has the byte of a line's end in it. */
function lineOfNoText(bytes: Uint8Array): number {
  let line = 1;
  for (let from = 0, to = 0; to >= 0; from = to + 1, line++) {
    to = bytes.indexOf(0x0a, from);
    try {
      decoded(bytes.subarray(from, to < 0 ? bytes.length : to));
    } catch {
      return line;
    }
  }
  return 1;
}

function goodsIn(content: Content): Partial<Thing> {
  const kind = tooMuch(content.says) ?? kindBrought(content.says);
  if ('expected' in kind)
    return { faults: [() => `${content.path}:1: expected ${kind.expected}.`] };
  const read = checked(content, kind.schema, content.cutOff());
  return 'faults' in read ? read : { goods: [{ of: kind.of, ...read.value } as Definition] };
}

/** Why a file cannot be read, or a fault of it cannot be put into words. */
export function whyNot(path: string, error: unknown): string {
  if (error instanceof BadContent) return error.message;
  if (error instanceof RangeError) return `${path}:1: expected fewer values within one another.`;
  return `${path}:1: expected what can be read as an item, a monster or a map.`;
}
