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

/** Straight steps before diagonals, along columns and along rows, by the shift of each. */
const along = Int8Array.of(0, 0, -1, 1, -1, 1, -1, 1);
const down = Int8Array.of(-1, 1, 0, 0, -1, -1, 1, 1).map((rows) => rows * boardLimit);

const tiles = boardLimit * boardLimit;

/**
 * Room for one search at a time. `seen` and `taken` hold the number of the search that marked a
 * tile, so that nothing has to be wiped; the rest is by the order in which tiles were first come to.
 */
const search = {
  number: 0,
  taken: new Int32Array(tiles),
  seen: new Int32Array(tiles),
  place: new Int16Array(tiles),
  found: 0,
  tile: new Int16Array(tiles),
  cost: new Int16Array(tiles),
  before: new Int16Array(tiles),
};

/**
 * MOVE-01, MOVE-07: every tile that a body of `size` comes through from `from` within `speed`, with
 * the cheapest way there; straight steps before diagonals among equals. Its own tile is among them,
 * as are those where the gait cannot end.
 */
export function reach(ground: Ground, from: Body, speed: number, gait: Gait = gaits.walk): Reached {
  spreadOut(ground, from, speed, gait, null);
  const { found, tile, cost, before } = search;
  return {
    tiles: Array.from(tile.subarray(0, found)) as Tile[],
    costs: Array.from(cost.subarray(0, found)),
    before: Array.from(before.subarray(0, found)),
  };
}

/** Where a move can end: where the gait can, nobody stands, and it has not begun. */
export function endsWithin(ground: Ground, from: Body, speed: number, gait: Gait): Tile[] {
  spreadOut(ground, from, speed, gait, null);
  const { ends } = courseOf(ground.board, gait, from.size);
  const open: Tile[] = [];
  for (let place = 1; place < search.found; place++) {
    const tile = search.tile[place] as Tile;
    if (ends[tile] === 1 && isOpenEnd(ground, { tile, size: from.size }, gait)) open.push(tile);
  }
  return open;
}

/** The way to one of those ends; null where it is none. */
export function wayWithin(
  ground: Ground,
  from: Body,
  speed: number,
  gait: Gait,
  to: Tile,
): Tile[] | null {
  const end = { tile: to, size: from.size };
  if (to === from.tile || courseOf(ground.board, gait, from.size).ends[to] !== 1) return null;
  if (!isOpenEnd(ground, end, gait)) return null;
  spreadOut(ground, from, speed, gait, to);
  if (search.seen[to] !== search.number) return null;
  const path: Tile[] = [];
  for (let place = search.place[to] as number; place > 0; place = search.before[place] as number)
    path.push(search.tile[place] as Tile);
  return path.reverse();
}

/** Who does not go through creatures comes to none of them. */
const isOpenEnd = ({ others }: Ground, body: Body, gait: Gait): boolean =>
  !gait.throughCreatures || !isTaken(others, body);

/** Goes over all that is within `speed`, or until the cheapest way to `to` is known. */
function spreadOut(
  { board, others }: Ground,
  from: Body,
  speed: number,
  gait: Gait,
  to: Tile | null,
): void {
  const course = courseOf(board, gait, from.size);
  search.number += 1;
  search.found = 0;
  if (!gait.throughCreatures) markTaken(others, from.size);
  note(from.tile, 0, -1);
  const rings: number[][] = [[0]];
  for (let cost = 0; cost < rings.length; cost++) {
    if (to !== null && search.seen[to] === search.number && costOf(to) <= cost) return;
    for (const place of rings[cost] ?? [])
      if (search.cost[place] === cost) step(course, place, speed, rings);
  }
}

const costOf = (tile: Tile): number => search.cost[search.place[tile] as number] as number;

/** North-west tiles at which a body of `size` would overlap somebody. */
function markTaken(others: readonly Body[], size: number): void {
  const reachBack = sideOf(size) - 1;
  for (const other of others) {
    const [column, row, side] = [columnOf(other.tile), rowOf(other.tile), sideOf(other.size)];
    for (let y = Math.max(0, row - reachBack); y < Math.min(boardLimit, row + side); y++)
      for (let x = Math.max(0, column - reachBack); x < Math.min(boardLimit, column + side); x++)
        search.taken[y * boardLimit + x] = search.number;
  }
}

/** Notes a tile that is come to, for the first time or cheaper than before; its place. */
function note(tile: number, cost: number, before: number): number {
  const isNew = search.seen[tile] !== search.number;
  const place = isNew ? search.found++ : (search.place[tile] as number);
  search.seen[tile] = search.number;
  search.place[tile] = place;
  search.tile[place] = tile;
  search.cost[place] = cost;
  search.before[place] = before;
  return place;
}

/** Takes every step that is open from a place that was reached. */
function step(course: Course, place: number, speed: number, rings: number[][]): void {
  const { prices, passes, wades } = course;
  const { number, taken, seen } = search;
  const [tile, cost] = [search.tile[place] as number, search.cost[place] as number];
  const column = tile % boardLimit;
  for (let way = 0; way < along.length; way++) {
    const [x, y] = [along[way] as number, down[way] as number];
    if (column + x < 0 || column + x >= boardLimit) continue;
    const next = tile + x + y;
    const price = prices[next];
    if (!price || cost + price > speed || taken[next] === number) continue;
    if (seen[next] === number && costOf(next as Tile) <= cost + price) continue;
    // MOVE-01: a diagonal needs both tiles beside it open; whoever stands there does not count.
    if (x !== 0 && y !== 0 && !(passes[tile + x] && passes[tile + y])) continue;
    if (wades && wades[tile] && wades[next]) continue;
    (rings[cost + price] ??= []).push(note(next, cost + price, place));
  }
}

/** The way to a reached tile, its start left out; none to what was not reached. */
export function pathTo({ tiles, before }: Reached, to: Tile): Tile[] {
  const path: Tile[] = [];
  for (let at = tiles.indexOf(to); at > 0; at = before[at] ?? 0) path.push(tiles[at] as Tile);
  return path.reverse();
}
