import { groundAt, isWalledOff, stopsWalkers, widthOf, type Board } from './board.ts';
import { overlaps, sideOf, tilesOf, type Body } from './space.ts';
import { boardLimit, columnOf, rowOf, tileAt, type Tile } from './tile.ts';

/** STAT-11: from this size on a creature steps over walls. */
const stepsOverWalls = 4;

/** Who moves where, and who stands in the way. */
export type Ground = { board: Board; others: readonly Body[] };

/** How a tile was reached: cost in tiles of movement, and the tile before. */
export type Reached = Map<Tile, { cost: number; from: Tile | null }>;

/** Whether the ground bears a body of this size there, whoever stands on it. */
export function groundBears(board: Board, body: Body): boolean {
  const stops = body.size >= stepsOverWalls ? isWalledOff : stopsWalkers;
  // Beyond the east edge a tile's number is that of another row.
  if (columnOf(body.tile) + sideOf(body.size) > widthOf(board)) return false;
  return tilesOf(body).every((tile) => !stops(groundAt(board, tile)));
}

export const isFree = ({ board, others }: Ground, body: Body) =>
  groundBears(board, body) && !others.some((other) => overlaps(body, other));

const steps = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/**
 * MOVE-01, MOVE-07: every tile that a walker of `size` reaches from `from` within `speed`, with
 * the cheapest way there; straight steps before diagonals among equals. Its own tile is among them.
 */
export function reach(ground: Ground, from: Body, speed: number): Reached {
  const reached: Reached = new Map([[from.tile, { cost: 0, from: null }]]);
  const ring: Tile[][] = [[from.tile]];
  for (let cost = 0; cost <= speed; cost++)
    for (const tile of ring[cost] ?? []) {
      if (reached.get(tile)?.cost !== cost) continue;
      for (const [next, price] of stepsFrom(ground, { tile, size: from.size })) {
        const total = cost + price;
        if (total > speed || (reached.get(next)?.cost ?? Infinity) <= total) continue;
        reached.set(next, { cost: total, from: tile });
        (ring[total] ??= []).push(next);
      }
    }
  return reached;
}

/** The steps that are open from here, each with its price. */
function* stepsFrom(ground: Ground, body: Body): Generator<[Tile, number]> {
  const [column, row] = [columnOf(body.tile), rowOf(body.tile)];
  for (const [dx, dy] of steps) {
    const next = at(body, column + dx, row + dy);
    if (!next || !isFree(ground, next)) continue;
    if (dx !== 0 && dy !== 0 && cutsCorner(ground.board, body, dx, dy)) continue;
    yield [next.tile, stepPrice(ground.board, next)];
  }
}

/** MOVE-01: a diagonal needs both tiles beside it open; whoever stands there does not count. */
function cutsCorner(board: Board, { tile, size }: Body, dx: number, dy: number): boolean {
  const [column, row] = [columnOf(tile), rowOf(tile)];
  return [at({ size }, column + dx, row), at({ size }, column, row + dy)].some(
    (side) => !side || !groundBears(board, side),
  );
}

const at = ({ size }: { size: number }, column: number, row: number): Body | null =>
  column < 0 || row < 0 || column >= boardLimit || row >= boardLimit
    ? null
    : { tile: tileAt(column, row), size };

/** MOVE-07: difficult under any part of the body makes the step cost double. */
const stepPrice = (board: Board, body: Body) =>
  tilesOf(body).some((tile) => groundAt(board, tile) === 'difficult ground') ? 2 : 1;

/** The way to a reached tile, its start left out. */
export function pathTo(reached: Reached, to: Tile): Tile[] {
  const path: Tile[] = [];
  for (let tile: Tile | null = to; tile !== null; tile = reached.get(tile)?.from ?? null)
    path.unshift(tile);
  return path.slice(1);
}
