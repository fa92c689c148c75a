import { type Board } from './board.ts';
import { type Course, courseOf } from './courses.ts';
import { type Gait, gaits } from './gaits.ts';
import { overlaps, sideOf, type Body } from './space.ts';
import { boardLimit, columnOf, rowOf, type Tile } from './tile.ts';

/** Who moves where, and who stands in the way. */
export type Ground = { board: Board; others: readonly Body[] };

/**
 * What a body comes through, its own tile first. By the same places: the cost in tiles of movement,
 * and the place of the tile before, -1 for its own.
 */
export type Reached = { tiles: Tile[]; costs: number[]; before: number[] };

/** Whether the ground bears a body of this size there, whoever stands on it. */
export const groundBears = (board: Board, { tile, size }: Body): boolean =>
  courseOf(board, gaits.walk, size).ends[tile] === 1;

const isTaken = (others: readonly Body[], body: Body): boolean =>
  others.some((other) => overlaps(body, other));

/** Whether a move of this gait can end there; on foot without a word. */
export const isFree = ({ board, others }: Ground, body: Body, gait: Gait = gaits.walk): boolean =>
  courseOf(board, gait, body.size).ends[body.tile] === 1 && !isTaken(others, body);

const east = 1;
const south = boardLimit;

/** Straight steps before diagonals: as a shift, and its two parts along columns and rows. */
const steps = [
  [-south, 0, -south],
  [south, 0, south],
  [-east, -east, 0],
  [east, east, 0],
  [-south - east, -east, -south],
  [-south + east, east, -south],
  [south - east, -east, south],
  [south + east, east, south],
] as const;

/** Scratch of one search, told from that of the searches before by its number. */
const scratch = {
  number: 0,
  taken: new Int32Array(boardLimit * boardLimit),
  seen: new Int32Array(boardLimit * boardLimit),
  place: new Int16Array(boardLimit * boardLimit),
};

/**
 * MOVE-01, MOVE-07: every tile that a body of `size` comes through from `from` within `speed`, with
 * the cheapest way there; straight steps before diagonals among equals. Its own tile is among them,
 * as are those where the gait cannot end.
 */
export function reach(ground: Ground, from: Body, speed: number, gait: Gait = gaits.walk): Reached {
  const course = courseOf(ground.board, gait, from.size);
  scratch.number += 1;
  if (!gait.throughCreatures) markTaken(ground.others, from.size);
  const reached: Reached = { tiles: [from.tile], costs: [0], before: [-1] };
  note(from.tile, 0);
  const rings: number[][] = [[0]];
  for (let cost = 0; cost < rings.length; cost++)
    for (const place of rings[cost] ?? [])
      if (reached.costs[place] === cost) spread(course, reached, place, speed, rings);
  return reached;
}

/** North-west tiles at which a body of `size` would overlap somebody. */
function markTaken(others: readonly Body[], size: number): void {
  const reachBack = sideOf(size) - 1;
  for (const other of others) {
    const [column, row, side] = [columnOf(other.tile), rowOf(other.tile), sideOf(other.size)];
    for (let y = Math.max(0, row - reachBack); y < Math.min(boardLimit, row + side); y++)
      for (let x = Math.max(0, column - reachBack); x < Math.min(boardLimit, column + side); x++)
        scratch.taken[y * boardLimit + x] = scratch.number;
  }
}

function note(tile: number, place: number): void {
  scratch.seen[tile] = scratch.number;
  scratch.place[tile] = place;
}

/** Takes every step that is open from a place that was reached. */
function spread(
  { prices, passes, wades }: Course,
  { tiles, costs, before }: Reached,
  place: number,
  speed: number,
  rings: number[][],
): void {
  const [tile, cost] = [tiles[place] ?? 0, costs[place] ?? 0];
  const column = tile % boardLimit;
  for (const [shift, along, down] of steps) {
    if ((along < 0 && column === 0) || (along > 0 && column === boardLimit - 1)) continue;
    const next = tile + shift;
    const price = prices[next];
    if (!price || cost + price > speed || scratch.taken[next] === scratch.number) continue;
    // MOVE-01: a diagonal needs both tiles beside it open; whoever stands there does not count.
    if (along !== 0 && down !== 0 && !(passes[tile + along] && passes[tile + down])) continue;
    if (wades && wades[tile] && wades[next]) continue;
    const total = cost + price;
    let at = scratch.seen[next] === scratch.number ? (scratch.place[next] ?? 0) : -1;
    if (at >= 0 && (costs[at] ?? 0) <= total) continue;
    if (at < 0) note(next, (at = tiles.push(next as Tile) - 1));
    costs[at] = total;
    before[at] = place;
    (rings[total] ??= []).push(at);
  }
}

/** The way to a reached tile, its start left out; none to what was not reached. */
export function pathTo({ tiles, before }: Reached, to: Tile): Tile[] {
  const path: Tile[] = [];
  for (let at = tiles.indexOf(to); at > 0; at = before[at] ?? 0) path.push(tiles[at] as Tile);
  return path.reverse();
}
