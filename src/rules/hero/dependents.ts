import { type HeroId } from '../names.ts';
import { type Scene, setItem } from '../scene.ts';
import { sheetOf } from './sheet.ts';
import { type Varying } from './stats.ts';

/** ITEM-03, ITEM-04: what dependents have come to is kept with the things that they are. */
export function keepCounts(scene: Scene, varying: readonly Varying[]): void {
  for (const { by, depends } of varying) {
    const item = depends?.of && scene.game.items[depends.of];
    if (item && item.counts !== by) setItem(scene, item.id, { counts: Number(by) });
  }
}

/**
 * ITEM-04: the same of a fight, in whose midst something may have been taken off, or changed by a host:
 * of what its owner has no more in force, or what goes by something else by now, nothing is kept.
 */
export function keepCountsOf(scene: Scene, hero: HeroId, varying: readonly Varying[]): void {
  const came = varying.filter(({ depends }) => depends?.of);
  if (came.length === 0) return;
  const { varying: now = [] } = sheetOf(scene.game, scene.goods, hero);
  const isStill = ({ stat, depends, x }: Varying) =>
    now.some(
      (one) =>
        one.stat === stat &&
        one.x === x &&
        one.depends?.of === depends?.of &&
        one.depends?.on === depends?.on,
    );
  // What was not worked out before is 0 in a fight, and waits for a level-up after it as before.
  const waits = ({ by, depends }: Varying) =>
    by === 0 && depends?.of && scene.game.items[depends.of]?.counts === null;
  keepCounts(
    scene,
    came.filter((one) => isStill(one) && !waits(one)),
  );
}
