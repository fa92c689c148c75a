import { tellOfEgg } from '../hero/announced.ts';
import { equip, fitting } from '../hero/equip.ts';
import { thingCardOf } from '../hero/thing-card.ts';
import { type IntentOf } from '../intent.ts';
import { type HeroId } from '../names.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { itemCard, type Scene, setItem, tell } from '../scene.ts';
import { comeBeside, spendAction } from '../walking/inside.ts';
import { wearInside } from '../walking/refit.ts';
import { lootingRefusal, stepTurn } from '../week/turn.ts';
import { learn } from './buy.ts';
import { hasHadChest, keyOf, noteChest, spend } from './chests.ts';
import { tellInVain } from './in-vain.ts';
import { filledOrb, orbDefinition, placesOf } from './orbs.ts';

/** ORB-08: the week's key opens a chest of its holder's choice, beside it, for an action and nothing more; it is spent by that. */
export function open(scene: Scene, hero: HeroId, intent: IntentOf<'open'>): Refusal | void {
  const no = lootingRefusal(scene, hero, 'ORB-08');
  if (no) return no;
  const orb = filledOrb(scene.game, hero, intent.orb);
  if (isRefusal(orb)) return orb;
  if (orb.weekly !== 'chest') return refuse('no chest', 'ORB-08', { orb: orb.number });
  if (hasHadChest(scene.game, hero)) return refuse('one chest a week', 'ORB-08', {});
  const key = keyOf(scene, hero);
  if (!key) return refuse('no key', 'ORB-08', {});
  const isThere = comeBeside(scene, hero, placesOf(orb));
  if (isThere !== true) return isThere || tellInVain(scene, hero, { of: 'open', orb: orb.number });
  const by = thingCardOf(scene.game, scene.goods, key.id).name;
  const definition = orbDefinition(scene.game, orb);
  const { name, slot } = itemCard(scene.game, scene.goods, definition);
  const fits = fitting(scene, hero, orb.item, null);
  spend(scene, key);
  setItem(scene, orb.item, { holder: `hero:${hero}`, acquired: scene.game.acts });
  const popped = isRefusal(fits) ? null : equip(scene, orb.item, fits);
  learn(scene, hero, definition);
  noteChest(scene, hero);
  stepTurn(scene);
  const own = { orb: orb.number, name, slot, popped, by };
  tell(scene, 'opened', ['ORB-08', 'ENTER-02'], null, {
    [hero]: { ...own, ...(isRefusal(fits) && { stored: true as const }) },
  });
  tellOfEgg(scene, hero, orb.item);
  wearInside(scene, hero);
  spendAction(scene, hero);
}
