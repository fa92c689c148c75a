import { tellOfEgg } from '../hero/announced.ts';
import { equip, type Fitting, fitting, fixedSlotRefusal, mustFit } from '../hero/equip.ts';
import { type Orb } from '../game.ts';
import { type IntentOf } from '../intent.ts';
import { additionOf } from '../items/additions.ts';
import { type Card, isOfKind, type UltimateForm, ultimateForms } from '../items/card.ts';
import { type ItemDefinition } from '../items/definition.ts';
import { isUltimate, ultimateAs } from '../items/ultimate.ts';
import { freeGold, heldGold, purse } from '../money.ts';
import { type Gold, type HeroId } from '../names.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { heroOf, itemCard, pay, type Scene, setHero, setItem, tell } from '../scene.ts';
import { comeBeside, spendAction } from '../walking/inside.ts';
import { wearInside } from '../walking/refit.ts';
import { lootingRefusal, stepTurn } from '../week/turn.ts';
import { isOneTooMany, keyOf, keyThatOpens } from './chests.ts';
import { tellInVain } from './in-vain.ts';
import { noteUltimate, ultimateRefusal } from './one-ultimate.ts';
import { filledOrb, orbDefinition, placesOf, priceFor } from './orbs.ts';
import { isHiddenFrom } from './red.ts';
import { buyUnseen } from './unseen.ts';

/**
 * ORB-07: its gold for an orb's item, in the own loot turn with the monster defeated, out of free
 * gold. ORB-03: a red orb of somebody else's is bought unseen.
 */
export function buy(scene: Scene, hero: HeroId, intent: IntentOf<'buy'>): Refusal | void {
  const no = lootingRefusal(scene, hero, 'ORB-07');
  if (no) return no;
  const orb = filledOrb(scene.game, hero, intent.orb);
  if (isRefusal(orb)) return orb;
  return (
    priceRefusal(scene, hero, orb, intent) ??
    keyRefusal(scene, hero, orb) ??
    (isHiddenFrom(hero, orb)
      ? buyUnseen(scene, hero, orb, intent, purchase)
      : purchase(scene, hero, orb, intent))
  );
}

/** ORB-08: nobody pays for a chest that their key opens for nothing more. */
function keyRefusal(scene: Scene, hero: HeroId, orb: Orb): Refusal | null {
  if (orb.weekly !== 'chest' || isOneTooMany(scene.game, hero, orb)) return null;
  return keyOf(scene, hero) ? refuse('key opens it', 'ORB-08', { orb: orb.number }) : null;
}

/** GAME-06: the host may have changed what it costs since it was offered. */
function priceRefusal(
  { game, goods }: Scene,
  hero: HeroId,
  orb: Orb,
  { as, price: was }: IntentOf<'buy'>,
): Refusal | null {
  const isHidden = isHiddenFrom(hero, orb);
  const price = isHidden ? orb.cost : priceFor(game, goods, hero, orb, as);
  if (was === undefined || was === price) return null;
  const { name } = itemCard(game, goods, orbDefinition(game, orb));
  return refuse('another price', 'GAME-06', {
    ...{ of: 'buy', was, price, name: isHidden ? null : name },
  });
}

/** ENTER-02: it takes its slot at once, and what was there pops off. */
function purchase(scene: Scene, hero: HeroId, orb: Orb, intent: IntentOf<'buy'>): Refusal | void {
  const definition = orbDefinition(scene.game, orb);
  const written = itemCard(scene.game, scene.goods, definition);
  const card = chosen(written, intent.as);
  if (isRefusal(card)) return card;
  const taken =
    ultimateRefusal(scene.game, hero, written, definition) ?? fixedSlotRefusal(scene, hero, card);
  if (taken) return taken;
  const free = freeGold(scene.game, hero);
  const cost = priceFor(scene.game, scene.goods, hero, orb, intent.as);
  if (cost > free) {
    return refuse('not enough gold', 'ORB-07', { cost, free, held: heldGold(scene.game, hero) });
  }
  const trial = fittingAs(scene, hero, orb, intent);
  if (stops(trial, card)) return trial;
  // PERC-05: nothing is refused any more once a way was tried, which may lead over what is hidden.
  const isThere = comeBeside(scene, hero, placesOf(orb));
  const wanted = { of: 'buy', orb: orb.number } as const;
  if (isThere !== true) return isThere || tellInVain(scene, hero, wanted);
  // ORB-09: what was come upon on the way there is worn by now.
  const fits = fittingAs(scene, hero, orb, intent);
  if (fixedSlotRefusal(scene, hero, card) || stops(fits, card))
    return tellInVain(scene, hero, wanted);
  if (intent.as) setItem(scene, orb.item, { form: { ultimate: intent.as } });
  if (intent.as) noteUltimate(scene, hero);
  pay(scene, purse(hero), 'sink', cost, 'bought');
  setItem(scene, orb.item, { holder: `hero:${hero}`, acquired: scene.game.acts });
  const popped = isRefusal(fits) ? null : equip(scene, orb.item, fits);
  learn(scene, hero, definition);
  stepTurn(scene);
  const own = { orb: orb.number, name: card.name, cost, slot: card.slot, popped };
  tell(scene, 'bought', ['ORB-07', 'ENTER-02'], null, {
    [hero]: { ...own, purse: freeGold(scene.game, hero), ...besides(scene, hero, card, fits) },
  });
  tellOfEgg(scene, hero, orb.item);
  wearInside(scene, hero);
  spendAction(scene, hero);
}

/** What only finds no room goes to the inventory; a wrong word of the buyer's stops the purchase. */
const stops = (fits: Fitting | Refusal, card: Card): fits is Refusal =>
  isRefusal(fits) && (fits.refused === 'cannot make room' || mustFit(card));

/** How it would fit, an ultimate in the form that is wanted. */
function fittingAs(
  scene: Scene,
  hero: HeroId,
  { item }: Orb,
  { as, popOff }: IntentOf<'buy'>,
): Fitting | Refusal {
  const trial = { ...scene };
  if (as) setItem(trial, item, { form: { ultimate: as } });
  return fitting(trial, hero, item, popOff);
}

/** What else its buyer is told of it: its form, how it is used, that it clings, that there was no room for it. */
function besides(scene: Scene, hero: HeroId, card: Card, fits: Fitting | Refusal) {
  const addition = additionOf(card);
  return {
    ...(card.ultimate && { as: card.ultimate }),
    ...(addition && { addition }),
    ...(isOfKind(card, 'curse') && { curse: true as const }),
    ...(isOfKind(card, 'chest key') && { opens: keyThatOpens(scene, hero) !== null }),
    ...(isRefusal(fits) && { stored: true as const }),
  };
}

/**
 * As what, and for how much, a hero can buy what is in an orb, as far as that hero knows it (ORB-03);
 * `as`: of an ultimate its form (ITEM-21).
 */
export function waysToBuy(
  { game, goods }: Pick<Scene, 'game' | 'goods'>,
  hero: HeroId,
  orb: Orb,
): { as: UltimateForm | undefined; cost: Gold }[] {
  const free = freeGold(game, hero);
  if (isHiddenFrom(hero, orb))
    return orb.cost > free || isOneTooMany(game, hero, orb)
      ? []
      : [{ as: undefined, cost: orb.cost }];
  const definition = orbDefinition(game, orb);
  const card = itemCard(game, goods, definition);
  if (ultimateRefusal(game, hero, card, definition)) return [];
  const isFree = (as: UltimateForm | undefined) =>
    !fixedSlotRefusal({ game, goods }, hero, as ? ultimateAs(card, as) : card);
  const hasRoom = (one: Card) =>
    !mustFit(one) || !isRefusal(fitting({ game, goods }, hero, orb.item, null));
  return (isUltimate(card) ? ultimateForms : [undefined])
    .map((as) => ({ as, cost: priceFor(game, goods, hero, orb, as) }))
    .filter(({ as, cost }) => cost <= free && isFree(as) && hasRoom(card));
}

/** ITEM-21: of an ultimate the form that its buyer has chosen, for good. */
function chosen(card: ItemDefinition, as: UltimateForm | undefined): Card | Refusal {
  const { name } = card;
  if (!isUltimate(card)) return as ? refuse('no such form', 'ITEM-21', { name }) : card;
  return as ? ultimateAs(card, as) : refuse('choose a form', 'ITEM-21', { name });
}

/** ITEM-36: a description once known stays known to that player; owners know their own. */
export function learn(scene: Scene, hero: HeroId, definition: string): void {
  const { identified } = heroOf(scene.game, hero);
  if (identified.includes(definition)) return;
  setHero(scene, hero, { identified: [...identified, definition] });
}
