import { isCompanion } from '../abilities/companion.ts';
import { type Item } from '../game.ts';
import { type Card } from '../items/card.ts';
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
    if (level === 0) tellHatched(scene, hero, egg.name);
  }
}

/**
 * GAME-06, ITEM-25: the weeks that an egg has had stay: it has as many more to go, or fewer, as its card
 * says now, and hatches at once where none are left. Whoever has hatched stays out.
 */
export function takeTime(scene: Scene, { id, holder, companion }: Item, was: Card, is: Card): void {
  const [before, now] = [was, is].map(({ abilities }) => abilities.find(isCompanion));
  if (before?.hatches === undefined || now?.hatches === undefined) return;
  const level = companion?.level;
  if (level === undefined || level >= 0) return;
  const left = Math.min(0, level + before.hatches - now.hatches);
  setItem(scene, id, { companion: { ...companion, level: left } });
  if (left === 0 && holder.startsWith('hero:'))
    tellHatched(scene, holder.slice('hero:'.length) as HeroId, now.companion);
}

const tellHatched = (scene: Scene, hero: HeroId, name: string) =>
  tell(scene, 'hatched', ['ITEM-25', 'ANN-01'], { hero: faceOf(scene.game, hero), name });
