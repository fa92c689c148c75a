import { widthOf, type Board } from './board.ts';
import { bears, type Gait, gaits } from './gaits.ts';
import { overlaps, sideOf, type Body } from './space.ts';
import { boardLimit, columnOf, rowOf, tileAt, type Tile } from './tile.ts';

/** Who moves where, and who stands in the way. */
export type Ground = { board: Board; others: readonly Body[] };

/** How a tile was reached: cost in tiles of movement, and the tile before. */
export type Reached = Map<Tile, { cost: number; from: Tile | null }>;

/** Beyond the east edge a tile's number is that of another row. */
const isOnMap = (board: Board, { tile, size }: Body) =>
  columnOf(tile) + sideOf(size) <= widthOf(board);

/** Whether the ground bears a body of this size there, whoever stands on it. */
export const groundBears = (board: Board, body: Body): boolean =>
  isOnMap(board, body) && bears(board, body);

const isTaken = (others: readonly Body[], body: Body): boolean =>
  others.some((other) => overlaps(body, other));

/** Whether a move of this gait can end there; on foot without a word. */
export const isFree = ({ board, others }: Ground, body: Body, gait: Gait = gaits.walk): boolean =>
  isOnMap(board, body) && gait.ends(board, body) && !isTaken(others, body);

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
 * MOVE-01, MOVE-07: every tile that a body of `size` comes through from `from` within `speed`, with
 * the cheapest way there; straight steps before diagonals among equals. Its own tile is among them,
 * as are those where the gait cannot end.
 */
export function reach(ground: Ground, from: Body, speed: number, gait: Gait = gaits.walk): Reached {
  const reached: Reached = new Map([[from.tile, { cost: 0, from: null }]]);
  const ring: Tile[][] = [[from.tile]];
  for (let cost = 0; cost <= speed; cost++)
    for (const tile of ring[cost] ?? []) {
      if (reached.get(tile)?.cost !== cost) continue;
      for (const [next, price] of stepsFrom(ground, { tile, size: from.size }, gait)) {
        const total = cost + price;
        if (total > speed || (reached.get(next)?.cost ?? Infinity) <= total) continue;
        reached.set(next, { cost: total, from: tile });
        (ring[total] ??= []).push(next);
      }
    }
  return reached;
}

/** The steps that are open from here, each with its price. */
function* stepsFrom(ground: Ground, body: Body, gait: Gait): Generator<[Tile, number]> {
  const { board, others } = ground;
  const [column, row] = [columnOf(body.tile), rowOf(body.tile)];
  for (const [dx, dy] of steps) {
    const next = at(body, column + dx, row + dy);
    if (!next || !isOnMap(board, next)) continue;
    const price = gait.price(board, body, next);
    if (price === null || (!gait.throughCreatures && isTaken(others, next))) continue;
    if (dx !== 0 && dy !== 0 && cutsCorner(board, body, dx, dy, gait)) continue;
    yield [next.tile, price];
  }
}

/** MOVE-01: a diagonal needs both tiles beside it open; whoever stands there does not count. */
function cutsCorner(board: Board, body: Body, dx: number, dy: number, gait: Gait): boolean {
  const { tile, size } = body;
  const [column, row] = [columnOf(tile), rowOf(tile)];
  return [at({ size }, column + dx, row), at({ size }, column, row + dy)].some(
    (side) => !side || !isOnMap(board, side) || !gait.passes(board, side),
  );
}

const at = ({ size }: { size: number }, column: number, row: number): Body | null =>
  column < 0 || row < 0 || column >= boardLimit || row >= boardLimit
    ? null
    : { tile: tileAt(column, row), size };

/** The way to a reached tile, its start left out. */
export function pathTo(reached: Reached, to: Tile): Tile[] {
  const path: Tile[] = [];
  for (let tile: Tile | null = to; tile !== null; tile = reached.get(tile)?.from ?? null)
    path.unshift(tile);
  return path.slice(1);
}
