import { type Board, type Ground } from '../../board/board.ts';
import { gaits, type Gait, isAfloat, isInLava } from '../../board/gaits.ts';
import { sees } from '../../board/line-of-sight.ts';
import { reach } from '../../board/paths.ts';
import { type Body, distance } from '../../board/space.ts';
import { groundAt } from '../../board/terrain.ts';
import { type Tile } from '../../board/tile.ts';
import { type Creature } from '../creature.ts';

/** What a tile that hurts is worth going round, in tiles of movement. */
const detour = 5;

/** What a way that was forbidden counts for besides, in tiles. */
const banned = 20;

/** More movement than any way on a map takes. */
const farAway = 512;

const waryOf = (never: readonly Ground[]): Gait => ({
  ...gaits.walk,
  price(board, to) {
    const price = gaits.walk.price(board, to);
    if (price === null || never.includes(groundAt(board, to.tile))) return null;
    return price + (isHostile(board, to) ? detour : 0);
  },
});

const isHostile = (board: Board, body: Body): boolean =>
  isInLava(board, body) || isAfloat(board, body);

type Ways = Map<Tile, ReadonlyMap<Tile, number>>;
const known = new WeakMap<Board, Map<string, Ways>>();

/** How far it is on foot from a tile to every other, creatures left out and what hurts gone round. */
function waysFrom(board: Board, tile: Tile, never: readonly Ground[]): ReadonlyMap<Tile, number> {
  const all = known.get(board) ?? new Map<string, Ways>();
  known.set(board, all);
  const avoided = never.join();
  const ways: Ways = all.get(avoided) ?? new Map<Tile, ReadonlyMap<Tile, number>>();
  all.set(avoided, ways);
  const found = ways.get(tile);
  if (found) return found;
  const reached = reach({ board, others: [] }, { tile, size: 0 }, farAway, waryOf(never));
  const made = new Map(reached.tiles.map((to, at) => [to, reached.costs[at] ?? farAway]));
  ways.set(tile, made);
  return made;
}

export type Apart = { tiles: number; walk: number; inLine: boolean };

/** How far `mover` would have to go to `post`, as the crow flies and by its own means. */
export function apart(
  board: Board,
  post: Body,
  mover: Body,
  crosses = false,
  never: readonly Ground[] = [],
): Apart {
  const tiles = distance(post, mover);
  const way = waysFrom(board, post.tile, never).get(mover.tile);
  // Whoever stands where it is never to go counts the shortest way out.
  const out = never.length > 0 ? waysFrom(board, post.tile, []).get(mover.tile) : undefined;
  const walk = crosses ? tiles : (way ?? (out === undefined ? farAway / 4 : out + banned));
  return { tiles, walk: Math.max(tiles, walk), inLine: sees(board, post, mover) };
}

/** Whether walls and ground do not stop it (MOVE-04, -08, -14). */
export const crossesAll = ({ movement }: Creature): boolean =>
  movement.some((kind) => kind === 'fly' || kind === 'phase' || kind === 'teleport');
