import { announcementOf } from '../../../src/discord/views/announcements/index.ts';
import { type EventKind, type GameEvent } from '../../../src/rules/event.ts';
import { type GameId } from '../../../src/rules/names.ts';

/** What says only that the game goes on, or stands in what comes after it. */
const untold: ReadonlySet<EventKind> = new Set<EventKind>([
  ...(['created', 'joined', 'started', 'loot laid', 'turn unlocked', 'entered'] as const),
  ...(['turn ended', 'duelists named', 'feature posted', 'betting opened'] as const),
  ...(['bet placed', 'duel began', 'key revealed'] as const),
]);

/**
 * What everybody reads of an event, as plain lines of at most `width` characters; none of what is not
 * announced, or tells nothing of how a season goes.
 */
export function linesOf({ kind, public: face }: GameEvent, number: number, width = 100): string[] {
  if (face === null || untold.has(kind)) return [];
  const said = announcementOf(kind, face, '' as GameId, number)?.embeds?.[0];
  if (!said) return [];
  const text = said.description ?? '';
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
