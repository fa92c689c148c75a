import { type Board } from './board.ts';
import { distance, sideOf, tilesOf, type Body } from './space.ts';
import { terrainOf } from './terrain.ts';
import { boardLimit, columnOf, rowOf, type Tile, tileAt } from './tile.ts';

/** STAT-11: from this size on a creature sees over the walls. */
const seesOverWalls = 3;

/** Who is tall enough sees the whole map. */
export const isTall = ({ size }: Body): boolean => size >= seesOverWalls;

/** MOVE-13: whether `from` has line of sight to `to`. */
export const sees = (board: Board, from: Body, to: Body): boolean =>
  isTall(from) || isClear(board, from, to);

/** The same for what goes straight from one to the other, however tall they are. */
export const isClear = (board: Board, from: Body, to: Body): boolean =>
  runsClearBetween(from, to, terrainOf(board).opaque);

/** MOVE-11: whether one gets straight from some tile of the one to some of the other past force walls. */
export const isClearOfForceWalls = (board: Board, from: Body, to: Body): boolean =>
  runsClearBetween(from, to, terrainOf(board).forced);

function runsClearBetween(from: Body, to: Body, blocked: Uint8Array): boolean {
  const [fromSide, toSide] = [sideOf(from.size), sideOf(to.size)];
  for (let i = 0; i < fromSide * fromSide; i++)
    for (let j = 0; j < toSide * toSide; j++)
      if (runsClear(nth(from.tile, fromSide, i), nth(to.tile, toSide, j), blocked)) return true;
  return false;
}

/** The tiles of a body one by one, row by row. */
const nth = (tile: Tile, side: number, at: number) =>
  (side === 1 ? tile : tile + Math.floor(at / side) * boardLimit + (at % side)) as Tile;

/**
 * MOVE-13: the segment between two centres runs through no blocking tile's inside and not between
 * two blocking tiles that touch at a corner. Walked in whole numbers, so it is the same both ways.
 */
export const clearBetween = (board: Board, from: Tile, to: Tile): boolean =>
  runsClear(from, to, terrainOf(board).opaque);

/** MOVE-11: whether no part of a body crosses a force wall that goes straight to `to`. */
export function isCarriedClear(board: Board, { tile, size }: Body, to: Tile): boolean {
  const side = sideOf(size);
  for (let i = 0; i < side * side; i++)
    if (!runsClear(nth(tile, side, i), nth(to, side, i), terrainOf(board).forced)) return false;
  return true;
}

/**
 * MOVE-11: the same of a body that begins somewhere within `from`, as a rider within its mount, or about
 * it where it is the larger.
 */
export function isBroughtClear(board: Board, from: Body, to: Body): boolean {
  const apart = sideOf(from.size) - sideOf(to.size);
  const way = Math.sign(apart);
  for (let east = 0; east <= Math.abs(apart); east++)
    for (let south = 0; south <= Math.abs(apart); south++) {
      const [column, row] = [columnOf(from.tile) + way * east, rowOf(from.tile) + way * south];
      if (column < 0 || row < 0) continue;
      if (isCarriedClear(board, { tile: tileAt(column, row), size: to.size }, to.tile)) return true;
    }
  return false;
}

function runsClear(from: Tile, to: Tile, blocked: Uint8Array): boolean {
  const columns = Math.abs(columnOf(to) - columnOf(from));
  const rows = Math.abs(rowOf(to) - rowOf(from));
  const east = columnOf(to) > columnOf(from) ? 1 : -1;
  const south = rowOf(to) > rowOf(from) ? boardLimit : -boardLimit;
  let tile: number = from;
  let [columnsDone, rowsDone] = [0, 0];
  while (columnsDone < columns || rowsDone < rows) {
    // Which side of the present tile the segment leaves by; 0 is its very corner.
    const side = (1 + 2 * columnsDone) * rows - (1 + 2 * rowsDone) * columns;
    if (side === 0 && blocked[tile + east] && blocked[tile + south]) return false;
    if (side <= 0) {
      tile += east;
      columnsDone += 1;
    }
    if (side >= 0) {
      tile += south;
      rowsDone += 1;
    }
    if (tile !== to && blocked[tile]) return false;
  }
  return true;
}

/** COMBAT-18: whether some tile of `body` is within reach of the middle and in a straight line of it. */
export const isCovered = (board: Board, middle: Body, radius: number, body: Body): boolean =>
  distance(middle, body) <= radius &&
  tilesOf(body).some((tile) => {
    const one: Body = { tile, size: 0 };
    return distance(middle, one) <= radius && isClear(board, middle, one);
  });
