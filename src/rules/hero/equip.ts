import { type Game, type Item } from '../game.ts';
import { type Goods } from '../goods.ts';
import { additionOf, additionRule } from '../items/additions.ts';
import { type Card, isOfKind } from '../items/card.ts';
import { type Slot } from '../items/definition.ts';
import { type HeroId, type ItemId, type RuleId } from '../names.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { itemOf, type Scene, setItem, tell } from '../scene.ts';
import { tellOfFixed } from './announced.ts';
import { halvesOf, isPart, liesOf, mapOf } from './as-one.ts';
import { worn } from './sheet.ts';
import { thingCard, thingCardOf } from './thing-card.ts';
import { isTurnOf } from '../whose-turn.ts';

/** SLOT-03: what fills these stays for good; ITEM-01 says the same of every starter. */
const forGood: readonly Slot[] = ["npc's chosen", 'greater ultimate', 'class'];

/** SLOT-02: two rings; SLOT-04: slotless things in any number; one in every other slot. */
export const room = (slot: Slot): number =>
  slot === 'slotless' ? Infinity : slot === 'ring' ? 2 : 1;

export function comesOff(game: Game, goods: Goods, item: Item): boolean {
  return liesOf(game, item) === undefined && staysFor(thingCard(game, goods, item)) === null;
}

/** The rule by which a thing never comes off (ITEM-01, ITEM-08, SLOT-03); null where it does. */
export function staysFor(card: Card): RuleId | null {
  if (isOfKind(card, 'starter')) return 'ITEM-01';
  if (isOfKind(card, 'curse')) return 'ITEM-08';
  return fixedSlots(card).length > 0 ? 'SLOT-03' : null;
}

/** FORGE-03: of a thing that is one with another, that of either. */
const fixedSlots = ({ slot, with: second }: Card): Slot[] =>
  forGood.filter((one) => one === slot || one === second?.slot);

/** ITEM-08: a curse has to be worn, so that it cannot be had where nothing makes room for it. */
export const mustFit = (card: Card): boolean => isOfKind(card, 'curse');

/** SLOT-03: while one of these slots is filled no second thing for it can be bought or gained. */
export function fixedSlotRefusal(
  { game, goods }: Pick<Scene, 'game' | 'goods'>,
  hero: HeroId,
  card: Card,
): Refusal | null {
  const [slot] = fixedSlots(card);
  if (!slot) return null;
  const before = worn(game, hero)
    .map((item) => thingCard(game, goods, item))
    .find((other) => fixedSlots(other).includes(slot));
  if (!before) return null;
  const { name } = card;
  return refuse('slot cannot be emptied', 'SLOT-03', { name, holds: before.name, slot });
}

/** Which thing gives way when an item is put on; null when its slot has room. */
export type Fitting = { slot: Slot; popOff: ItemId | null };

/**
 * ENTER-02: where an item would go and what pops off for it: the one named, else the cheapest.
 * Refused when nothing in its slot can come off, by ENTER-02 of what is gained and by ENTER-01 of what is
 * put on; when what was named cannot make room there; and of what sits on other things.
 */
export function fitting(
  { game, goods }: Pick<Scene, 'game' | 'goods'>,
  hero: HeroId,
  item: ItemId,
  named: ItemId | null,
  by: 'ENTER-01' | 'ENTER-02' = 'ENTER-02',
): Fitting | Refusal {
  const card = thingCardOf(game, goods, item);
  const { name, slot } = card;
  const addition = additionOf(card);
  if (addition) return refuse('fills no slot', additionRule[addition], { name, addition });
  const there = worn(game, hero).filter((other) => other.slot === slot && other.id !== item);
  const full = there.length >= room(slot);
  if (!full && named === null) return { slot, popOff: null };
  const cost = (one: Item) => thingCard(game, goods, one).cost;
  const loose = there
    .filter((one) => comesOff(game, goods, one))
    .sort((a, b) => cost(a) - cost(b) || Number(a.id.slice(1)) - Number(b.id.slice(1)));
  const popOff = loose.find((one) => one.id === named) ?? (named === null ? loose[0] : undefined);
  if (named !== null && (!full || (!popOff && loose.length > 0))) {
    const choices = full ? loose.map((one) => thingCard(game, goods, one).name) : [];
    return refuse('cannot make room', 'ENTER-02', { name, slot, choices });
  }
  if (popOff) return { slot, popOff: popOff.id };
  const holds = there.map((one) => thingCard(game, goods, one).name).join(', ');
  return refuse('slot cannot be emptied', by, { name, holds, slot });
}

/** Puts it on; answers the name of what popped off into the inventory (SLOT-05, ENTER-08). */
export function equip(scene: Scene, item: ItemId, { slot, popOff }: Fitting): string | null {
  if (popOff) goTo(scene, popOff, null);
  goTo(scene, item, slot);
  tellOfFixed(scene, item);
  return popOff && thingCardOf(scene.game, scene.goods, popOff).name;
}

/** Puts a worn thing into the inventory. */
export const takenOff = (scene: Scene, item: ItemId): void => goTo(scene, item, null);

/** FORGE-03: where a thing goes, what it is one with goes, too. ITEM-04: a dependent taken off counts 0. */
function goTo(scene: Scene, item: ItemId, slot: Slot | null): void {
  for (const { id, counts } of halvesOf(scene.game, itemOf(scene.game, item)))
    setItem(scene, id, { slot, counts: slot === null ? null : counts });
}

/** SLOT-08: until the own turn is opened, and not from the feature to the duel's end. */
export function wardrobeRefusal(game: Game, hero: HeroId): Refusal | null {
  const turn = game.week?.turn;
  if (isTurnOf(turn, hero))
    return refuse('equipment locked', 'SLOT-08', { why: turn.begun ? 'menagerie' : 'turn' });
  const at = game.duel && !game.duel.result ? game.duel.pair.indexOf(hero) : -1;
  return at >= 0 && game.duel?.features[at]?.posted
    ? refuse('equipment locked', 'DUEL-12', { why: 'feature' })
    : null;
}

/** That thing, if this hero has it; refused by the rule that asks for it. */
export function ownItem(scene: Scene, hero: HeroId, id: ItemId, rule: RuleId): Item | Refusal {
  const item = Object.hasOwn(scene.game.items, id) ? scene.game.items[id] : undefined;
  if (!item) return refuse('no such item', rule, {});
  if (item.holder === `hero:${hero}` && !isPart(item)) return item;
  return refuse('not yours', rule, { name: '' });
}

/** SLOT-08 */
export function putOn(
  scene: Scene,
  hero: HeroId,
  id: ItemId,
  popOff: ItemId | null,
): Refusal | void {
  const item = ownItem(scene, hero, id, 'SLOT-08');
  if (isRefusal(item)) return item;
  const card = thingCard(scene.game, scene.goods, item);
  const { name, slot } = card;
  if (item.slot) return refuse('already equipped', 'SLOT-08', { name });
  const no =
    wardrobeRefusal(scene.game, hero) ?? (card.with ? fixedSlotRefusal(scene, hero, card) : null);
  if (no) return no;
  const fits = fitting(scene, hero, id, popOff, 'ENTER-01');
  if (isRefusal(fits)) return fits;
  const popped = equip(scene, id, fits);
  tell(scene, 'equipped', ['SLOT-08'], null, { [hero]: { name, slot, popped } });
}

/** SLOT-08; refused for what never comes off (ITEM-01, SLOT-03). */
export function takeOff(scene: Scene, hero: HeroId, id: ItemId): Refusal | void {
  const item = ownItem(scene, hero, id, 'SLOT-08');
  if (isRefusal(item)) return item;
  const card = thingCard(scene.game, scene.goods, item);
  const { name, slot } = card;
  if (!item.slot) return refuse('not equipped', 'SLOT-08', { name });
  const rule = staysFor(card);
  const cursed = rule === 'ITEM-08' ? { cursed: true as const } : {};
  if (rule) return refuse('cannot take off', rule, { name, slot, ...cursed });
  const lies = liesOf(scene.game, item);
  if (lies)
    return refuse('lies there', 'ITEM-35', {
      ...{ name, tile: lies.trap.tile, map: mapOf(scene.goods, lies) },
    });
  const no = wardrobeRefusal(scene.game, hero);
  if (no) return no;
  goTo(scene, id, null);
  tell(scene, 'unequipped', ['SLOT-08'], null, { [hero]: { name, slot } });
}
