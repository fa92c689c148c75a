import { type Body, distance, overlaps } from '../board/space.ts';
import { type Tile } from '../board/tile.ts';
import {
  type Creature,
  type Fight,
  isStuck,
  placesAcross,
  type WhyFar,
  whyFar,
} from '../combat/index.ts';
import { perceives } from '../combat/made-out.ts';
import { type HeroId } from '../names.ts';
import { heroIn } from './pace.ts';
import { feetOf } from './travel.ts';

type NoWay = { why: WhyFar; mount: string | null };

/**
 * ORB-07: whether this hero knows a safe way, of any length, to next to a tile. Of whoever has not come
 * in yet nobody can say, and everything is near.
 */
export function nearOnFoot(fight: Fight | null, hero: HeroId): (tile: Tile) => boolean {
  if (!fight?.walk) return () => true;
  const feet = feetOf(fight, hero);
  if (isStuck(feet)) return (tile) => besideOneOf([tile])(feet);
  const near = placesAcross(fight, feet);
  return (tile) => near.has(tile);
}

/** MOVE-01: why no safe way leads to a place, and who carries the hero; null: its own feet. */
export function whyNoWay(fight: Fight, hero: HeroId): (isThere: (body: Body) => boolean) => NoWay {
  const mover = feetOf(fight, hero);
  const rider = mover.id === hero ? null : heroIn(fight, hero);
  const why = whyFar(fight, mover, rider);
  return (isThere) => ({ why: why(isThere), mount: rider && mover.name });
}

/** MOVE-01: who is known to this hero to stand on a tile, but itself and who carries it; undefined: nobody is. */
export function holderOf(fight: Fight, hero: HeroId, tile: Tile): Creature | undefined {
  const own = heroIn(fight, hero);
  return Object.values(fight.creatures).find(
    (one) =>
      ![own.id, own.mount].includes(one.id) &&
      !one.dead &&
      overlaps(one, { tile, size: 0 }) &&
      perceives(fight, own, one),
  );
}

/** ORB-07: … to next to one of those tiles. */
export const besideOneOf =
  (tiles: readonly Tile[]) =>
  (body: Body): boolean =>
    tiles.some((tile) => distance(body, { tile, size: 0 }) <= 1);
