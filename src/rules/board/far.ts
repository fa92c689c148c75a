import { type Course, courseOf, shifts, stepsFrom } from './courses.ts';
import { type Gait } from './gaits.ts';
import { type Ground } from './search.ts';
import { type Body, overlaps } from './space.ts';
import { boardLimit, type Tile } from './tile.ts';

/**
 * Where moves of one gait lead, one after the other. `ends`: every tile where one of them can end, its
 * own first, with the least tiles of movement that lead there. `wayTo`: the tiles to such an end, its
 * start left out; whatever lies on it where no move can end is crossed within one move.
 */
export type Far = { ends: Tile[]; costs: number[]; wayTo(end: Tile): Tile[] };

/** A tile, and how much of a move has been spent since where a move could last have ended. */
type State = number;
const tiles = boardLimit * boardLimit;
const tileOf = (state: State) => (state % tiles) as Tile;
const spentAt = (state: State) => Math.floor(state / tiles);

/** MOVE-01, MOVE-04, MOVE-07: each of the moves covers `speed` tiles of movement. */
export function farReach(ground: Ground, from: Body, speed: number, gait: Gait): Far {
  const course = courseOf(ground.board, gait, from.size);
  const stands = standing(ground, from.size, gait, course);
  const costs = new Map<State, number>([[from.tile, 0]]);
  const before = new Map<State, State>();
  const queues: State[][] = [[from.tile]];
  const ends: Tile[] = [];
  for (let cost = 0; cost < queues.length; cost++)
    for (const state of queues[cost] ?? []) {
      if (costs.get(state) !== cost) continue;
      if (spentAt(state) === 0) ends.push(tileOf(state));
      for (const next of statesAfter(course, stands, state, speed)) {
        const far = cost + (course.prices[tileOf(next)] as number);
        if (far >= (costs.get(next) ?? Infinity)) continue;
        costs.set(next, far);
        before.set(next, state);
        (queues[far] ??= []).push(next);
      }
    }
  return { ends, costs: ends.map((end) => costs.get(end) as number), wayTo: wayBack(before) };
}

/** What stands on from a state within one move, or begins the next. */
function statesAfter(course: Course, stands: Standing, state: State, speed: number): State[] {
  const tile = tileOf(state);
  const after: State[] = [];
  for (let ways = stepsFrom(course, tile); ways !== 0; ways &= ways - 1) {
    const next = (tile + (shifts[31 - Math.clz32(ways & -ways)] as number)) as Tile;
    const stand = stands(next);
    const spent = spentAt(state) + (course.prices[next] as number);
    if (stand === 'closed' || spent > speed) continue;
    after.push(stand === 'end' ? next : next + spent * tiles);
  }
  return after;
}

type Standing = (tile: Tile) => 'closed' | 'crossed' | 'end';

/** What a tile is to who comes there: closed to them, to be crossed only, or where a move can end. */
function standing(
  { others, shut = [] }: Ground,
  size: number,
  gait: Gait,
  course: Course,
): Standing {
  const closed = new Set(shut);
  return (tile) => {
    if (closed.has(tile)) return 'closed';
    const taken = others.some((other) => overlaps(other, { tile, size }));
    if (taken && !gait.throughCreatures) return 'closed';
    return course.ends[tile] === 1 && !taken ? 'end' : 'crossed';
  };
}

const wayBack =
  (before: ReadonlyMap<State, State>) =>
  (end: Tile): Tile[] => {
    const way: Tile[] = [];
    for (let at: State | undefined = end; at !== undefined; at = before.get(at))
      way.push(tileOf(at));
    return way.reverse().slice(1);
  };
