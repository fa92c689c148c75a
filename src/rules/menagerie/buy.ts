import { equip, type Fitting, fitting, fixedSlotRefusal, mustFit } from '../hero/equip.ts';
import { type IntentOf } from '../intent.ts';
import { freeGold, heldGold, purse } from '../money.ts';
import { type HeroId } from '../names.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { heroOf, itemCard, pay, type Scene, setHero, setItem, tell } from '../scene.ts';
import { lootingRefusal, stepTurn } from '../week/turn.ts';
import { filledOrb, orbDefinition, priceFor } from './orbs.ts';

/**
 * ORB-07: its gold for an orb's item, in the own loot turn with the monster defeated, out of free
 * gold. ENTER-02: it takes its slot at once, and what was there pops off.
 */
export function buy(scene: Scene, hero: HeroId, intent: IntentOf<'buy'>): Refusal | void {
  const no = lootingRefusal(scene, hero, 'ORB-07');
  if (no) return no;
  const orb = filledOrb(scene.game, hero, intent.orb);
  if (isRefusal(orb)) return orb;
  const definition = orbDefinition(scene.game, orb);
  const card = itemCard(scene.game, scene.goods, definition);
  const taken = fixedSlotRefusal(scene, hero, card);
  if (taken) return taken;
  const free = freeGold(scene.game, hero);
  const cost = priceFor(scene.game, scene.goods, hero, orb);
  if (cost > free) {
    return refuse('not enough gold', 'ORB-07', { cost, free, held: heldGold(scene.game, hero) });
  }
  const fits: Fitting | Refusal = fitting(scene, hero, orb.item, intent.popOff);
  // What only finds no room goes to the inventory; a wrong word of the buyer's stops the purchase.
  if (isRefusal(fits) && (fits.refused === 'cannot make room' || mustFit(card))) return fits;
  pay(scene, purse(hero), 'sink', cost, 'bought');
  setItem(scene, orb.item, { holder: `hero:${hero}`, acquired: scene.game.acts });
  const popped = isRefusal(fits) ? null : equip(scene, orb.item, fits);
  learn(scene, hero, definition);
  stepTurn(scene);
  const own = { orb: orb.number, name: card.name, cost, slot: card.slot, popped };
  tell(scene, 'bought', ['ORB-07', 'ENTER-02'], null, {
    [hero]: { ...own, purse: freeGold(scene.game, hero) },
  });
}

/** ITEM-36: a description once known stays known to that player; owners know their own. */
export function learn(scene: Scene, hero: HeroId, definition: string): void {
  const { identified } = heroOf(scene.game, hero);
  if (identified.includes(definition)) return;
  setHero(scene, hero, { identified: [...identified, definition] });
}
