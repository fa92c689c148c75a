import { type Board, type Ground } from '../../board/board.ts';
import { sees } from '../../board/line-of-sight.ts';
import { groundBears, reach } from '../../board/paths.ts';
import { tilesWithin } from '../../board/terrain.ts';
import { type Body, distance, tilesOf } from '../../board/space.ts';
import { besides, type Tile } from '../../board/tile.ts';
import { type Means, waryOf } from './wary.ts';

/** What a tile that hurts is worth going round, in tiles of movement. */
const detour = 5;

/** What a way that was forbidden counts for besides, in tiles. */
const banned = 20;

/** More movement than any way on a map takes. */
const farAway = 512;

/** From so much on no way leads there at all. */
export const nowhere = farAway / 4;

type Ways = Map<Tile, ReadonlyMap<Tile, number>>;
const known = new WeakMap<Board, Map<string, Ways>>();

/**
 * How far it is from a tile to every other, creatures left out and what hurts gone round. `size`: for a
 * body of that size, by its own tile, from where it stands over that one, or as near as it fits.
 */
function waysFrom(
  board: Board,
  tile: Tile,
  means: Means,
  never: readonly Ground[],
  { fear = detour, size = 0 }: { fear?: number; size?: number } = {},
): ReadonlyMap<Tile, number> {
  const all = known.get(board) ?? new Map<string, Ways>();
  known.set(board, all);
  const avoided = [means, fear, size, ...never].join();
  const ways: Ways = all.get(avoided) ?? new Map<Tile, ReadonlyMap<Tile, number>>();
  all.set(avoided, ways);
  const found = ways.get(tile);
  if (found) return found;
  const gait = waryOf(means, never, fear);
  const made = new Map<Tile, number>();
  for (const start of size > 0 ? standsAbout(board, tile, size) : [tile]) {
    const { tiles, costs } = reach({ board, others: [] }, { tile: start, size }, farAway, gait);
    for (const [at, to] of tiles.entries())
      made.set(to, Math.min(made.get(to) ?? farAway, costs[at] ?? farAway));
  }
  ways.set(tile, made);
  return made;
}

/** So far off it looks for a place in sight of the post, in tiles. */
const farthest = 6;

/** MOVE-01: where a large body stands over a tile, or else as near it as there is room in its sight. */
function standsAbout(board: Board, tile: Tile, size: number): Tile[] {
  const post = { tile, size: 0 };
  for (let far = 0; far <= farthest; far++) {
    const stands = tilesWithin(board, post, far + size).filter((one) => {
      const body = { tile: one, size };
      return distance(body, post) === far && groundBears(board, body) && sees(board, body, post);
    });
    if (stands.length > 0) return stands;
  }
  return [];
}

export type Apart = { tiles: number; walk: number; inLine: boolean };

/** How far `mover` would have to go to `post`, as the crow flies and by its own means. */
export function apart(
  board: Board,
  post: Body,
  mover: Body,
  means: Means = 'foot',
  never: readonly Ground[] = [],
): Apart {
  const tiles = distance(post, mover);
  const way =
    onItsWay(board, post, mover, means, never) ??
    shortest(waysFrom(board, post.tile, means, never), mover);
  // Whoever stands where it is never to go counts the shortest way out.
  const out = never.length > 0 ? shortest(waysFrom(board, post.tile, means, []), mover) : undefined;
  const on = way ?? (out === undefined ? besideIt(board, post, mover, means, never) : out + banned);
  const walk = means === 'air' ? tiles : on;
  return { tiles, walk: Math.max(tiles, walk), inLine: sees(board, post, mover) };
}

/** What it takes a large body itself, which not all that a hero passes has room for. */
const onItsWay = (
  board: Board,
  post: Body,
  { tile, size }: Body,
  means: Means,
  never: readonly Ground[],
): number | undefined =>
  size > 0 ? waysFrom(board, post.tile, means, never, { size }).get(tile) : undefined;

/** From whichever of its tiles it is least far: MOVE-10 has nobody in the Styx who stands on any rock. */
function shortest(found: ReadonlyMap<Tile, number>, mover: Body): number | undefined {
  if (mover.size <= 0) return found.get(mover.tile);
  const least = Math.min(...tilesOf(mover).map((tile) => found.get(tile) ?? Infinity));
  return least === Infinity ? undefined : least;
}

/** To who is where no walker gets, to the nearest tile beside, and one more. */
function besideIt(
  board: Board,
  post: Body,
  { tile }: Body,
  means: Means,
  never: readonly Ground[],
): number {
  const ways = waysFrom(board, post.tile, means, never);
  const least = Math.min(
    ...around.map(([east, south]) => ways.get(besides(tile, east, south)) ?? Infinity),
  );
  return Math.min(least + 1, nowhere);
}

const around = [-1, 0, 1].flatMap((east) => [-1, 0, 1].map((south) => [east, south] as const));

/** The way that keeps out of such ground, and the shortest that there is; null where none leads. */
export function ways(
  board: Board,
  post: Body,
  mover: Body,
  means: Means,
  grounds: readonly Ground[],
): { round: number | null; straight: number | null } {
  return {
    round: waysFrom(board, post.tile, means, grounds).get(mover.tile) ?? null,
    straight: waysFrom(board, post.tile, means, [], { fear: 0 }).get(mover.tile) ?? null,
  };
}
