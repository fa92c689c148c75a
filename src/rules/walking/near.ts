import { type Tile } from '../board/tile.ts';
import { type Fight, placesAcross } from '../combat/index.ts';
import { type HeroId } from '../names.ts';
import { feetOf } from './travel.ts';

/**
 * ORB-07: whether this hero knows a safe way, of any length, to next to a tile. Of whoever has not come
 * in yet nobody can say, and everything is near.
 */
export function nearOnFoot(fight: Fight | null, hero: HeroId): (tile: Tile) => boolean {
  if (!fight?.walk) return () => true;
  const near = placesAcross(fight, feetOf(fight, hero));
  return (tile) => near.has(tile);
}
