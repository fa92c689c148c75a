import { type Scene, setItem } from '../scene.ts';
import { type Varying } from './stats.ts';

/** ITEM-03, ITEM-04: what dependents have come to is kept with the things that they are. */
export function keepCounts(scene: Scene, varying: readonly Varying[]): void {
  for (const { by, depends } of varying) {
    const item = depends?.of && scene.game.items[depends.of];
    if (item && (item.counts ?? 0) !== by) setItem(scene, item.id, { counts: Number(by) });
  }
}
