import { announcementOf } from '../../../src/discord/views/announcements/index.ts';
import { listed } from '../../../src/discord/views/lists.ts';
import { tileName } from '../../../src/discord/views/tiles.ts';
import { type EventKind, type GameEvent } from '../../../src/rules/event.ts';
import { type GameId } from '../../../src/rules/names.ts';

/** What says only that the game goes on, or stands in what comes after it. */
const untold: ReadonlySet<EventKind> = new Set<EventKind>([
  ...(['created', 'joined', 'started', 'loot laid', 'turn unlocked', 'entered'] as const),
  ...(['duelists named', 'feature posted', 'betting opened'] as const),
  ...(['bet placed', 'duel began', 'key revealed'] as const),
]);

/**
 * What everybody reads of an event, as plain lines of at most `width` characters, and what a turn in the
 * menagerie brought; none of what is not announced, or tells nothing of how a season goes.
 */
export function linesOf(event: GameEvent, number: number, width = 100): string[] {
  if (event.kind === 'turn ended') return broughtBy(event).flatMap((line) => wrapped(line, width));
  const { kind, public: face } = event;
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

/** ENTER-10: what is private at a table is told here, where nobody plays against anybody. */
function broughtBy({ public: { hero }, own }: GameEvent & { kind: 'turn ended' }): string[] {
  const { purse, haul } = own[hero.id] ?? {};
  if (purse === undefined || haul === undefined) return [];
  const { had, got, sold = [], saved, traps } = haul;
  return [
    '',
    `— ${hero.name} leaves the menagerie`,
    `They take along ${got.length === 0 ? 'nothing new' : listed(got)}; of ${had} gold they have ${purse}.`,
    ...(sold.length === 0 ? [] : [`They have sold ${listed(sold)}.`]),
    ...saved.map(({ orb, name }) => `${name} stays saved in orb ${orb}.`),
    ...traps.map(({ name, tile }) => `${name} lies in wait on ${tileName(tile)}.`),
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
