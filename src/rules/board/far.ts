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
  const costs = new Costs();
  costs.set(from.tile, 0);
  const before = new Map<State, State>();
  const queues: State[][] = [[from.tile]];
  const ends: Tile[] = [];
  for (let cost = 0; cost < queues.length; cost++)
    for (const state of queues[cost] ?? []) {
      if (costs.of(state) !== cost) continue;
      const [tile, spent] = [tileOf(state), spentAt(state)];
      if (spent === 0) ends.push(tile);
      for (let ways = stepsFrom(course, tile); ways !== 0; ways &= ways - 1) {
        const to = (tile + (shifts[31 - Math.clz32(ways & -ways)] as number)) as Tile;
        const price = course.prices[to] as number;
        const stand = spent + price > speed ? closed : stands(to);
        if (stand === closed) continue;
        // What stands on within one move, or begins the next.
        const next = stand === end ? to : to + (spent + price) * tiles;
        const far = cost + price;
        if (far >= costs.of(next)) continue;
        costs.set(next, far);
        before.set(next, state);
        (queues[far] ??= []).push(next);
      }
    }
  return { ends, costs: ends.map((one) => costs.of(one)), wayTo: wayBack(before) };
}

/** What has been found to lead to each state; to nearly all of them a move leads that can end there. */
class Costs {
  readonly #ended = new Float64Array(tiles).fill(Infinity);
  readonly #crossed = new Map<State, number>();

  of(state: State): number {
    if (state < tiles) return this.#ended[state] as number;
    return this.#crossed.get(state) ?? Infinity;
  }

  set(state: State, cost: number): void {
    if (state < tiles) this.#ended[state] = cost;
    else this.#crossed.set(state, cost);
  }
}

const unasked = 0;
const closed = 1;
const crossed = 2;
const end = 3;

/** What a tile is to who comes there: closed to them, to be crossed only, or where a move can end. */
function standing(
  { others, shut = [] }: Ground,
  size: number,
  gait: Gait,
  course: Course,
): (tile: Tile) => number {
  const known = new Uint8Array(tiles);
  for (const tile of shut) known[tile] = closed;
  const stand = (tile: Tile): number => {
    const taken = others.some((other) => overlaps(other, { tile, size }));
    if (taken && !gait.throughCreatures) return closed;
    return course.ends[tile] === 1 && !taken ? end : crossed;
  };
  return (tile) => {
    const before = known[tile] as number;
    return before === unasked ? (known[tile] = stand(tile)) : before;
  };
}

const wayBack =
  (before: ReadonlyMap<State, State>) =>
  (to: Tile): Tile[] => {
    const way: Tile[] = [];
    for (let at: State | undefined = to; at !== undefined; at = before.get(at))
      way.push(tileOf(at));
    return way.reverse().slice(1);
  };
