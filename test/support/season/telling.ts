import { announcementOf } from '../../../src/discord/views/announcements/index.ts';
import { type GameEvent } from '../../../src/rules/event.ts';
import { type GameId } from '../../../src/rules/names.ts';

/** What everybody reads of an event, as plain lines of at most so many characters; none for what is not announced. */
export function linesOf({ kind, public: face }: GameEvent, number: number, width = 100): string[] {
  if (face === null) return [];
  const said = announcementOf(kind, face, '' as GameId, number)?.embeds?.[0];
  if (!said) return [];
  const text = 'file' in said ? '' : (said.description ?? '');
  return [
    '',
    `— ${said.title ?? ''}`,
    ...text.split('\n').flatMap((line) => wrapped(plain(line), width)),
  ];
}

/** Without the marks by which Discord makes words bold, and times local. */
const plain = (line: string): string =>
  line
    .replace(/<t:(\d+):R>/g, '')
    .replace(/<t:(\d+)(:\w)?>/g, (_, seconds: string) =>
      new Date(Number(seconds) * 1000).toISOString().slice(0, 16).replace('T', ' '),
    )
    .replace(/ \(\)/g, '')
    .replace(/\*\*|(?<!\\)[`|]{1,2}|^\s*-# /g, '')
    .replace(/\\(.)/g, '$1');

/** Broken between words; what is longer than a line stands by itself. */
function wrapped(line: string, width: number): string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > width) {
    const space = rest.lastIndexOf(' ', width);
    if (space <= 0) break;
    lines.push(rest.slice(0, space));
    rest = `  ${rest.slice(space + 1)}`;
  }
  return [...lines, rest];
}
