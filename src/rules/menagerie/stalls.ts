import { keepers, type Keeper } from '../board/stalls.ts';
import { tileDistance } from '../board/tile.ts';
import { type HeroId } from '../names.ts';
import { type Refusal } from '../refusal.ts';
import { type Scene } from '../scene.ts';
import { comeBeside } from '../walking/inside.ts';
import { feetOf } from '../walking/travel.ts';
import { lootingRefusal } from '../week/turn.ts';
import { menagerie, type Stall, stallsOn } from './places.ts';

/** ENTER-12: whom one has come to; `keeper`: null in a week without a map, where everybody is near. */
export type Served = { keeper: Keeper | null };

/**
 * ENTER-12: goes to the nearest stall of those keepers, who serve in the own loot turn, with the monster
 * beaten, out of combat, and beside them. Refused where they do not; null where its hero was stopped on
 * the way.
 */
export function comeToStall(
  scene: Scene,
  hero: HeroId,
  whom: readonly Keeper[] = keepers,
): Served | Refusal | null {
  const no = lootingRefusal(scene, hero, 'ENTER-12');
  if (no) return no;
  const stalls = stallsOf(scene, whom);
  const isThere = comeBeside(
    scene,
    hero,
    stalls.map(({ tile }) => tile),
    'ENTER-12',
  );
  if (typeof isThere !== 'boolean') return isThere;
  return isThere ? { keeper: beside(scene, hero, stalls) } : null;
}

/** ENTER-12: where those keepers serve; of a week without a map nowhere in particular. */
export function stallsOf(
  scene: Pick<Scene, 'game' | 'goods'>,
  whom: readonly Keeper[] = keepers,
): Stall[] {
  const map = menagerie(scene);
  return map ? stallsOn(map).filter(({ keeper }) => whom.includes(keeper)) : [];
}

function beside({ game: { fight } }: Scene, hero: HeroId, stalls: readonly Stall[]): Keeper | null {
  if (!fight) return null;
  const { tile } = feetOf(fight, hero);
  const near = stalls.toSorted((a, b) => tileDistance(a.tile, tile) - tileDistance(b.tile, tile));
  return near[0]?.keeper ?? null;
}
