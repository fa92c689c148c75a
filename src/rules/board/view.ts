import { type Board } from './board.ts';
import { isTall } from './line-of-sight.ts';
import { columnBits, corner, end, raysWithin } from './rays.ts';
import { type Body, sideOf } from './space.ts';
import { terrainOf, tilesWithin } from './terrain.ts';
import { boardLimit, columnOf, rowOf, tileAt, type Tile } from './tile.ts';

/** A bit for each tile of the largest board, by its number. */
const seen = new Int32Array((boardLimit * boardLimit) / 32);

/**
 * MOVE-01, MOVE-13: the tiles at most `far` from a body to which it has line of sight from any of its
 * own, row by row.
 */
export function tilesInView(board: Board, body: Body, far: number): Tile[] {
  if (isTall(body)) return tilesWithin(board, body, far);
  const { width, height } = terrainOf(board);
  const side = sideOf(body.size);
  const [left, top] = [columnOf(body.tile), rowOf(body.tile)];
  const [west, north] = [Math.max(0, left - far), Math.max(0, top - far)];
  const east = Math.min(width, left + side + far) - 1;
  const south = Math.min(height, top + side + far) - 1;
  seen.fill(0);
  for (let row = top; row < top + side; row++)
    for (let column = left; column < left + side; column++) {
      const from = tileAt(column, row);
      mark(from);
      lookTowards(board, from, 1, 1, east - column, south - row);
      lookTowards(board, from, 1, -1, east - column, row - north);
      lookTowards(board, from, -1, 1, column - west, south - row);
      lookTowards(board, from, -1, -1, column - west, row - north);
    }
  return marked();
}

const mark = (tile: number): void => {
  seen[tile >> 5] = (seen[tile >> 5] as number) | (1 << (tile & 31));
};

function marked(): Tile[] {
  const tiles: Tile[] = [];
  for (let word = 0; word < seen.length; word++)
    for (let bits = seen[word] as number; bits !== 0; bits &= bits - 1)
      tiles.push((32 * word + 31 - Math.clz32(bits & -bits)) as Tile);
  return tiles;
}

/**
 * Marks what is seen of one quarter, so many columns and rows of it. A blocking tile is seen, and
 * hides all behind it.
 */
function lookTowards(
  board: Board,
  from: Tile,
  eastward: 1 | -1,
  southward: 1 | -1,
  columns: number,
  rows: number,
): void {
  const { opaque } = terrainOf(board);
  const { places, past } = raysWithin(Math.max(columns, rows));
  const down = southward * boardLimit;
  const all = past.length;
  let at = 1;
  while (at < all) {
    const place = places[at] as number;
    const east = place & (boardLimit - 1);
    const south = (place >> columnBits) & (boardLimit - 1);
    const tile = from + eastward * east + down * south;
    const off = east > columns || south > rows;
    if (off || ((place & corner) !== 0 && opaque[tile - eastward] && opaque[tile - down])) {
      at = past[at] as number;
      continue;
    }
    if ((place & end) !== 0) mark(tile);
    at = opaque[tile] === 1 ? (past[at] as number) : at + 1;
  }
}
