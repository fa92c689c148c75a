import { forgetQuestion, isAnswered, noteQuestion } from './asked.ts';
import { type Board } from './board.ts';
import { type Course, courseOf, shifts, stepsFrom } from './courses.ts';
import { type Gait } from './gaits.ts';
import { sideOf, type Body } from './space.ts';
import { boardLimit, columnOf, rowOf, type Tile, tileDistance } from './tile.ts';

/**
 * Who moves where, and who stands in the way. `shut`: tiles on which the north-west tile of who moves
 * is not to come, by whatever gait; absent: none.
 */
export type Ground = { board: Board; others: readonly Body[]; shut?: readonly Tile[] };

const tiles = boardLimit * boardLimit;
/** MOVE-06: no step costs more than the height of a wall. */
const dearestStep = 4;
const none = -1;
const nobody: readonly Body[] = [];
const nowhere: readonly Tile[] = [];

/**
 * Room for one search at a time. `seen` and `taken` hold the number of the search that marked a
 * tile, so that nothing has to be wiped; the rest is by the order in which tiles were first come to.
 */
export const search = {
  number: 0,
  taken: new Int32Array(tiles),
  seen: new Int32Array(tiles),
  place: new Int16Array(tiles),
  found: 0,
  tile: new Int16Array(tiles),
  cost: new Int16Array(tiles),
  before: new Int16Array(tiles),
};

/** Places to go on from, in the order in which they were come to, a queue for each cost. */
const queues = {
  first: new Int16Array(dearestStep * tiles).fill(none),
  last: new Int16Array(dearestStep * tiles),
  next: new Int16Array(tiles),
  dearest: 0,
};

export const isReached = (tile: Tile): boolean => search.seen[tile] === search.number;

/** Goes over all that is within `speed`, or until the cheapest way to `to` is known. */
export function spreadOut(
  { board, others, shut = nowhere }: Ground,
  from: Body,
  speed: number,
  gait: Gait,
  to: Tile | null,
): void {
  const course = courseOf(board, gait, from.size);
  const bodies = gait.throughCreatures ? nobody : others;
  if (shut.length > 0) forgetQuestion();
  else if (isAnswered(course, bodies, from.tile, speed, to)) return;
  else noteQuestion(course, bodies, from.tile, speed, to);
  if (to === null) return goOver(course, bodies, shut, from, speed, null);
  // No step costs less than a tile, so what lies far from the straight way need not be looked at
  // unless the short detours lead nowhere.
  for (let detour = 0; ; detour = 2 * detour + 2) {
    const limit = Math.min(speed, tileDistance(from.tile, to) + detour);
    goOver(course, bodies, shut, from, limit, to);
    if (isReached(to) || limit === speed) return;
  }
}

function goOver(
  course: Course,
  others: readonly Body[],
  shut: readonly Tile[],
  from: Body,
  limit: number,
  to: Tile | null,
): void {
  search.number += 1;
  search.found = 0;
  markTaken(others, from.size);
  for (const tile of shut) search.taken[tile] = search.number;
  queues.first.fill(none, 0, queues.dearest + 1);
  queues.dearest = 0;
  comeTo(from.tile, 0, none);
  for (let cost = 0; cost <= queues.dearest; cost++) {
    if (to !== null && isReached(to)) return;
    let place = queues.first[cost] as number;
    for (; place !== none; place = queues.next[place] as number) step(course, place, limit, to);
  }
}

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

/** Notes a tile that is come to. That is cheapest, since its price is the same from everywhere. */
function comeTo(tile: Tile, cost: number, before: number): void {
  const place = search.found++;
  search.seen[tile] = search.number;
  search.place[tile] = place;
  search.tile[place] = tile;
  search.cost[place] = cost;
  search.before[place] = before;
  queues.next[place] = none;
  if (queues.first[cost] === none) queues.first[cost] = place;
  else queues.next[queues.last[cost] as number] = place;
  queues.last[cost] = place;
  if (cost > queues.dearest) queues.dearest = cost;
}

/** Takes every step that is open from a place that was reached. */
function step(course: Course, place: number, speed: number, to: Tile | null): void {
  const { prices } = course;
  const { number, taken, seen } = search;
  const tile = search.tile[place] as Tile;
  const cost = search.cost[place] as number;
  for (let ways = stepsFrom(course, tile); ways !== 0; ways &= ways - 1) {
    const next = (tile + (shifts[31 - Math.clz32(ways & -ways)] as number)) as Tile;
    if (seen[next] === number || taken[next] === number) continue;
    const far = cost + (prices[next] as number);
    if (far > speed || (to !== null && far + tileDistance(next, to) > speed)) continue;
    comeTo(next, far, place);
  }
}
