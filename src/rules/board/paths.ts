import { type Board } from './board.ts';
import { courseOf } from './courses.ts';
import { type Gait, gaits } from './gaits.ts';
import { type Ground, isReached, search, spreadOut } from './search.ts';
import { overlaps, type Body } from './space.ts';
import { type Tile } from './tile.ts';

export type { Ground };

/**
 * What a body comes through, its own tile first. By the same places: the cost in tiles of movement,
 * and the place of the tile before, -1 for its own.
 */
export type Reached = { tiles: Tile[]; costs: number[]; before: number[] };

/** More tiles of movement than the costliest way over any map. */
export const anyWay = 8192;

/** Whether the ground bears a body of this size there, whoever stands on it. */
export const groundBears = (board: Board, { tile, size }: Body): boolean =>
  courseOf(board, gaits.walk, size).ends[tile] === 1;

const isTaken = (others: readonly Body[], body: Body): boolean =>
  others.some((other) => overlaps(body, other));

/** Whether a move of this gait can end there; on foot without a word. */
export const isFree = ({ board, others }: Ground, body: Body, gait: Gait = gaits.walk): boolean =>
  courseOf(board, gait, body.size).ends[body.tile] === 1 && !isTaken(others, body);

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
): readonly Tile[] | null {
  const end = { tile: to, size: from.size };
  if (to === from.tile || courseOf(ground.board, gait, from.size).ends[to] !== 1) return null;
  if (!isOpenEnd(ground, end, gait)) return null;
  spreadOut(ground, from, speed, gait, to);
  if (!isReached(to)) return null;
  let steps = 0;
  for (let place = placeOf(to); place > 0; place = search.before[place] as number) steps += 1;
  const path = new Array<Tile>(steps);
  for (let place = placeOf(to); place > 0; place = search.before[place] as number)
    path[--steps] = search.tile[place] as Tile;
  return path;
}

const placeOf = (tile: Tile): number => search.place[tile] as number;

/** Who does not go through creatures comes to none of them. */
const isOpenEnd = ({ others }: Ground, body: Body, gait: Gait): boolean =>
  !gait.throughCreatures || !isTaken(others, body);

/** The way to a reached tile, its start left out; none to what was not reached. */
export function pathTo({ tiles, before }: Reached, to: Tile): Tile[] {
  const path: Tile[] = [];
  for (let at = tiles.indexOf(to); at > 0; at = before[at] ?? 0) path.push(tiles[at] as Tile);
  return path.reverse();
}
