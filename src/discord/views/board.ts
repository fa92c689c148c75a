import { type FightView, type SeenCreature } from '../../rules/sight/fight.ts';
import { escape, plain } from './escape.ts';
import { listed } from './lists.ts';
import { columnOf, rowOf, signs, tileAt, tileName, tilesOf, type Tile } from './tiles.ts';

/** More would not fit on a screen: of a larger map the part around the own creature is drawn. */
const most = { columns: 32, rows: 24 };

/** Letters of the creatures on the board: their first one where it is free. */
export function lettersOf(creatures: readonly SeenCreature[]): Map<SeenCreature['id'], string> {
  const letters = new Map<SeenCreature['id'], string>();
  const free = new Set('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');
  for (const { id, name } of creatures) {
    const wanted = [...plain(name).normalize('NFKD').toUpperCase(), ...free];
    const letter = wanted.find((one) => free.has(one)) ?? '?';
    free.delete(letter);
    letters.set(id, letter);
  }
  return letters;
}

/** PERC-05: where a trap lies of which one knows. */
const trapSign = 'x';

/** The board as text: columns named by letters, rows by numbers, creatures by theirs. */
export function boardText({ board, creatures, traps, you }: FightView): string {
  const letters = lettersOf(creatures);
  const marks = new Map<Tile, string>(traps.map(({ tile }) => [tile, trapSign]));
  // MOVE-12: the smallest last, each of its own size, so that riders show and so do their mounts.
  for (const { id, dead, tile, stature } of [...creatures].sort((a, b) => b.stature - a.stature))
    if (!dead)
      for (const one of tilesOf({ tile, size: stature })) marks.set(one, letters.get(id) ?? '?');
  const own = creatures.find(({ id }) => id === you)?.tile ?? tileAt(0, 0);
  const columns = shown(board.rows[0]?.length ?? 0, most.columns, columnOf(own));
  const rows = shown(board.rows.length, most.rows, rowOf(own));
  const head = '   ' + columns.map(columnLetter).join('');
  const lines = rows.map((row) => {
    const ground = columns.map((column) => board.rows[row]?.[column] ?? ' ');
    const line = columns.map((column, at) => marks.get(tileAt(column, row)) ?? ground[at]);
    return `${String(row + 1).padStart(2)} ${line.join('')}`;
  });
  return [head, ...lines.map((line) => line.trimEnd())].join('\n');
}

/** Which of `all` columns or rows are drawn: at most `limit`, with `middle` among them. */
function shown(all: number, limit: number, middle: number): number[] {
  const first = Math.max(0, Math.min(middle - Math.floor(limit / 2), all - limit));
  return Array.from({ length: Math.min(all, limit) }, (_, at) => first + at);
}

/** Beyond Z only every second letter of the name fits: `AB` is drawn as `B`. */
const columnLetter = (column: number) => tileName(tileAt(column, 0)).replace(/\d+$/, '').slice(-1);

/** What the signs on this board mean, for those that are drawn on it. */
export function signsOf({ board }: FightView): string {
  const drawn = new Set(board.rows.join(''));
  return Object.entries(signs)
    .filter(([ground, sign]) => drawn.has(sign) && ground !== 'nothing')
    .map(([ground, sign]) => `\`${sign}\` ${ground}`)
    .join(' · ');
}

/** ITEM-35, PERC-05: the traps on this board of which one knows, one's own by name; null: none. */
export function trapsText({ traps }: FightView): string | null {
  if (traps.length === 0) return null;
  const each = traps.map(({ tile, sprung, own }) => {
    const what = own ? `your ${escape(own.name)}` : 'a trap';
    return `${what} at ${tileName(tile)}${sprung ? ', gone off' : ''}`;
  });
  return `\`${trapSign}\` ${listed(each)}`;
}
