import { blocksSight, groundAt, type Board } from './board.ts';
import { tilesOf, type Body } from './space.ts';
import { columnOf, rowOf, tileAt, type Tile } from './tile.ts';

/** STAT-11: from this size on a creature sees over the walls. */
const seesOverWalls = 3;

/** MOVE-13: whether `from` has line of sight to `to`. Who is tall enough sees the whole map. */
export function sees(board: Board, from: Body, to: Body): boolean {
  if (from.size >= seesOverWalls) return true;
  const seen = tilesOf(to);
  return tilesOf(from).some((a) => seen.some((b) => clearBetween(board, a, b)));
}

/**
 * MOVE-13: the segment between two centres runs through no blocking tile's inside and not between
 * two blocking tiles that touch at a corner. Walked in whole numbers, so it is the same both ways.
 */
export const clearBetween = (board: Board, from: Tile, to: Tile): boolean =>
  runsClear(from, to, (tile) => blocksSight(groundAt(board, tile)));

/** MOVE-11: the same for what crosses no force wall, though no wall holds it. */
export const clearOfForceWalls = (board: Board, from: Tile, to: Tile): boolean =>
  runsClear(from, to, (tile) => groundAt(board, tile) === 'force wall');

function runsClear(from: Tile, to: Tile, blocks: (tile: Tile) => boolean): boolean {
  const blocked = (column: number, row: number) => blocks(tileAt(column, row));
  const columns = Math.abs(columnOf(to) - columnOf(from));
  const rows = Math.abs(rowOf(to) - rowOf(from));
  const east = columnOf(to) > columnOf(from) ? 1 : -1;
  const south = rowOf(to) > rowOf(from) ? 1 : -1;
  let [column, row] = [columnOf(from), rowOf(from)];
  let [columnsDone, rowsDone] = [0, 0];
  while (columnsDone < columns || rowsDone < rows) {
    // Which side of the present tile the segment leaves by; 0 is its very corner.
    const side = (1 + 2 * columnsDone) * rows - (1 + 2 * rowsDone) * columns;
    if (side === 0 && blocked(column + east, row) && blocked(column, row + south)) return false;
    if (side <= 0) [column, columnsDone] = [column + east, columnsDone + 1];
    if (side >= 0) [row, rowsDone] = [row + south, rowsDone + 1];
    const arrived = columnsDone === columns && rowsDone === rows;
    if (!arrived && blocked(column, row)) return false;
  }
  return true;
}
