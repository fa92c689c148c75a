import { Misdrawn } from './misdrawn.ts';
import { boardLimit, columnOf, rowOf, tileAt, type Tile } from './tile.ts';

/** Each kind of ground and the sign that draws it. A tile of Styx with rock in it is floor. */
export const signs = {
  floor: '.',
  wall: '#',
  'difficult ground': ',',
  lava: '^',
  styx: '~',
  'force wall': '|',
  'closed door': '+',
  'open door': '/',
  obstacle: '%',
  spawn: '@',
  orb: '*',
  npc: '&',
  nothing: ' ',
} as const;
export type Ground = keyof typeof signs;

/** A map is its own drawing: one string a row, all of one length, one sign a tile. */
export type Board = { name: string; rows: string[] };

const drawn: readonly string[] = Object.values(signs);
export const isSign = (letter: string) => drawn.includes(letter);
export const widthOf = (board: Board) => board.rows[0]?.length ?? 0;
export const heightOf = (board: Board) => board.rows.length;
export const lastTile = (board: Board): Tile => tileAt(widthOf(board) - 1, heightOf(board) - 1);

/** Ground that stops who walks; a creature of size 4 steps over what `isWalledOff` does not hold. */
export const stopsWalkers = (ground: Ground) =>
  ground === 'wall' || ground === 'obstacle' || ground === 'closed door' || isWalledOff(ground);

/** MOVE-11, and the edge of the map: nobody passes, whatever they can do. */
export const isWalledOff = (ground: Ground) => ground === 'force wall' || ground === 'nothing';

/** All tiles of the drawing, row by row from the north-west. */
export function* tilesOfBoard(board: Board): Generator<Tile> {
  for (let row = 0; row < heightOf(board); row++)
    for (let column = 0; column < widthOf(board); column++) yield tileAt(column, row);
}

/** The same map with other ground on these tiles. */
export function withGround(
  { name, rows }: Board,
  laid: readonly { tile: Tile; ground: Ground }[],
): Board {
  const drawing = rows.map((row) => [...row]);
  for (const { tile, ground } of laid) {
    const row = drawing[rowOf(tile)];
    if (row) row[columnOf(tile)] = signs[ground];
  }
  return { name, rows: drawing.map((row) => row.join('')) };
}

export type Drawn = { board: Board; marks: Record<string, Tile> };

/**
 * Reads a drawing. A letter that is no sign marks a tile of floor (`marks`), so that positions can
 * be drawn. Throws `Misdrawn`, with line and column, on ragged lines, an unknown sign, a mark set twice.
 */
export function readDrawing(name: string, drawing: string): Drawn {
  const above = /^\n*/.exec(drawing)?.[0].length ?? 0;
  const lines = drawing
    .replace(/^\n+|\s*\n\s*$/g, '')
    .split('\n')
    .map((line) => [...line]);
  if (isFolded(lines))
    throw new Misdrawn(
      'expected lines of tiles below `drawing: |`, as any other sign makes one line of them',
    );
  if (lines.length > boardLimit || lines.some((line) => line.length > boardLimit))
    throw new Misdrawn(`expected at most ${boardLimit} rows and columns`);
  const usual = usualIn(lines);
  const width = lines[usual]?.length ?? 0;
  if (width === 0) throw new Misdrawn('expected lines of tiles, each further in than their key');
  const marks: Record<string, Tile> = {};
  const rows = lines.map((line, row) => {
    const misdrawn = (why: string, column?: number) => {
      const where = column === undefined ? '' : `, column ${column + 1}`;
      return new Misdrawn(`line ${row + 1}${where}: ${why}`, above + row);
    };
    if (line.length !== width)
      throw misdrawn(`expected ${width} tiles, as line ${usual + 1} has, not ${line.length}`);
    return line
      .map((letter, column) => read(letter, tileAt(column, row), marks, misdrawn))
      .join('');
  });
  return { board: { name, rows }, marks };
}

/** What becomes of lines behind a `>`. */
const isFolded = ([only, ...others]: readonly (readonly string[])[]): boolean =>
  others.length === 0 && only !== undefined && only.length > boardLimit && only.includes(' ');

/** The first line that is as long as most are. */
function usualIn(lines: readonly (readonly string[])[]): number {
  const alike = ({ length }: readonly string[]) =>
    lines.filter((line) => line.length === length).length;
  const [usual = 0] = [...lines.keys()].sort(
    (a, b) => alike(lines[b] ?? []) - alike(lines[a] ?? []) || a - b,
  );
  return usual;
}

function read(
  letter: string,
  tile: Tile,
  marks: Record<string, Tile>,
  misdrawn: (why: string, column: number) => Misdrawn,
): string {
  if (isSign(letter)) return letter;
  const column = columnOf(tile);
  if (!/^[A-Za-z0-9]$/.test(letter))
    throw misdrawn(
      `expected a letter, a figure, a space or one of ${drawn.join(' ').trim()}, not “${letter}”`,
      column,
    );
  if (letter in marks) throw misdrawn(`expected “${letter}” only once`, column);
  marks[letter] = tile;
  return signs.floor;
}

/** The drawing again, with marks set on it. */
export function draw(board: Board, marks: Record<string, Tile> = {}): string {
  const rows = board.rows.map((row) => [...row]);
  for (const [letter, tile] of Object.entries(marks)) {
    const row = rows[rowOf(tile)];
    if (row) row[columnOf(tile)] = letter;
  }
  return rows.map((row) => row.join('')).join('\n');
}
