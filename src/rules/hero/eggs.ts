import { type HeroId } from '../names.ts';
import { faceOf, itemOf, type Scene, setItem, tell } from '../scene.ts';
import { companionOf } from './companions.ts';
import { belongings } from './sheet.ts';
import { aloneCard } from './thing-card.ts';

/** ITEM-33: whoever comes along with what that hero has is whole again, and back. */
export function restCompanions(scene: Scene, hero: HeroId): void {
  for (const { id, companion } of belongings(scene.game, hero)) {
    if (!companion) continue;
    const { level } = companion;
    setItem(scene, id, { companion: level === undefined ? {} : { level } });
  }
}

/** WEEK-12, ITEM-25: each egg of a hero gains a level, worn or not; whoever comes to level 0 hatches. */
export function growEggs(scene: Scene, hero: HeroId): void {
  for (const { id } of belongings(scene.game, hero)) {
    const item = itemOf(scene.game, id);
    const egg = companionOf(aloneCard(scene.game, scene.goods, item), item);
    if (!egg?.isEgg) continue;
    const level = egg.level + 1;
    setItem(scene, id, { companion: { ...item.companion, level } });
    if (level === 0)
      tell(scene, 'hatched', ['ITEM-25', 'ANN-01'], {
        hero: faceOf(scene.game, hero),
        name: egg.name,
      });
  }
}
