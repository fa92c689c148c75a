import { type Orb } from '../game.ts';
import { fitting } from '../hero/equip.ts';
import { type IntentOf } from '../intent.ts';
import { isUltimate } from '../items/ultimate.ts';
import { freeGold, heldGold } from '../money.ts';
import { type HeroId } from '../names.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { itemCard, type Scene } from '../scene.ts';
import { comeBeside } from '../walking/inside.ts';
import { isOneTooMany, noteChest } from './chests.ts';
import { tellInVain } from './in-vain.ts';
import { orbDefinition, placesOf } from './orbs.ts';

type Buying = IntentOf<'buy'>;
type Purchase = (scene: Scene, hero: HeroId, orb: Orb, intent: Buying) => Refusal | void;

/**
 * ORB-03: a purchase by somebody who does not know what they buy. What is said of its form and of what
 * makes room counts where it fits what lies there: an ultimate is lesser unless greater was asked for. No
 * refusal tells anything of it: the whole cost has to be there, and whatever else stands against it is
 * not said.
 */
export function buyUnseen(
  scene: Scene,
  hero: HeroId,
  orb: Orb,
  intent: Buying,
  purchase: Purchase,
): Refusal | void {
  if (isOneTooMany(scene.game, hero, orb)) return refuse('one chest a week', 'ORB-08', {});
  const free = freeGold(scene.game, hero);
  const { cost, number } = orb;
  if (cost > free)
    return refuse('not enough gold', 'ORB-07', { cost, free, held: heldGold(scene.game, hero) });
  const before = scene.game.fight;
  const wanted = { of: 'buy', orb: number } as const;
  const isThere = comeBeside(scene, hero, placesOf(orb));
  if (isThere !== true) return isThere || tellInVain(scene, hero, wanted);
  const no = purchase(scene, hero, orb, fittingIntent(scene, hero, orb, intent));
  // Only beside it can one find out that it stays shut.
  if (no && scene.game.fight !== before) return tellInVain(scene, hero, wanted, 'closed');
  if (no) return refuse('red orb closed', 'ORB-03', { orb: number });
  if (orb.weekly === 'chest') noteChest(scene, hero);
}

/** The same without what was said in vain. */
function fittingIntent(scene: Scene, hero: HeroId, orb: Orb, intent: Buying): Buying {
  const { as = 'lesser', popOff, ...rest } = intent;
  const card = itemCard(scene.game, scene.goods, orbDefinition(scene.game, orb));
  const makesRoom = popOff !== null && !isRefusal(fitting(scene, hero, orb.item, popOff));
  return { ...rest, popOff: makesRoom ? popOff : null, ...(isUltimate(card) && { as }) };
}
