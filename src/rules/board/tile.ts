declare const brand: unique symbol;

/**
 * One tile of 5 ft, as a number that needs no board to be read: row × 64 + column, both counted
 * from 0 at the north-west corner. No map is larger than 64 × 64.
 */
export type Tile = number & { readonly [brand]: 'Tile' };

const limitBits = 6;
export const boardLimit = 1 << limitBits;

export const tileAt = (column: number, row: number) => (row * boardLimit + column) as Tile;
/** The tile so many columns east and rows south of another. */
export const besides = (tile: Tile, east: number, south: number) =>
  (tile + south * boardLimit + east) as Tile;
export const columnOf = (tile: Tile) => tile & (boardLimit - 1);
export const rowOf = (tile: Tile) => tile >> limitBits;

/** What players call a tile: `C4` is the third column, the fourth row from the north. */
export function tileName(tile: Tile): string {
  const column = columnOf(tile);
  const first = column >= 26 ? String.fromCharCode(64 + Math.floor(column / 26)) : '';
  return `${first}${String.fromCharCode(65 + (column % 26))}${rowOf(tile) + 1}`;
}

/** The tile that a player means by `c4`; null where that is no tile's name. */
export function tileNamed(text: string): Tile | null {
  const match = /^([A-Z]{1,2})([1-9]\d?)$/.exec(text.trim().toUpperCase());
  if (!match) return null;
  const [, letters = '', digits = ''] = match;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  const row = Number(digits) - 1;
  return column < boardLimit && row < boardLimit ? tileAt(column, row) : null;
}

/** MOVE-01: diagonals count one. */
export const tileDistance = (a: Tile, b: Tile) =>
  Math.max(Math.abs(columnOf(a) - columnOf(b)), Math.abs(rowOf(a) - rowOf(b)));
