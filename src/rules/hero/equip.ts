import { type Game, type Item } from '../game.ts';
import { type Goods } from '../goods.ts';
import { additionOf, additionRule } from '../items/additions.ts';
import { type ItemDefinition, type Slot } from '../items/definition.ts';
import { type HeroId, type ItemId, type RuleId } from '../names.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { itemCard, itemOf, type Scene, setItem, tell } from '../scene.ts';
import { equipped } from './sheet.ts';

/** SLOT-03: what fills these stays for good; ITEM-01 says the same of every starter. */
const forGood: readonly Slot[] = ["npc's chosen", 'greater ultimate', 'class'];

/** SLOT-02: two rings; SLOT-04: slotless things in any number; one in every other slot. */
export const room = (slot: Slot): number =>
  slot === 'slotless' ? Infinity : slot === 'ring' ? 2 : 1;

export function comesOff(game: Game, goods: Goods, item: Item): boolean {
  const card = itemCard(game, goods, item.definition);
  return staysFor(card) === null;
}

/** The rule by which a thing never comes off (ITEM-01, ITEM-08, SLOT-03); null where it does. */
function staysFor({ kinds, slot }: ItemDefinition): RuleId | null {
  if (kinds.includes('starter')) return 'ITEM-01';
  if (kinds.includes('curse')) return 'ITEM-08';
  return forGood.includes(slot) ? 'SLOT-03' : null;
}

/** ITEM-08: a curse has to be worn, so that it cannot be had where nothing makes room for it. */
export const mustFit = ({ kinds }: ItemDefinition): boolean => kinds.includes('curse');

/** SLOT-03: while one of these slots is filled no second thing for it can be bought or gained. */
export function fixedSlotRefusal(
  { game, goods }: Pick<Scene, 'game' | 'goods'>,
  hero: HeroId,
  { name, slot }: ItemDefinition,
): Refusal | null {
  if (!forGood.includes(slot)) return null;
  const worn = equipped(game, hero).find((item) => item.slot === slot);
  if (!worn) return null;
  const holds = itemCard(game, goods, worn.definition).name;
  return refuse('slot cannot be emptied', 'SLOT-03', { name, holds, slot });
}

/** Which thing gives way when an item is put on; null when its slot has room. */
export type Fitting = { slot: Slot; popOff: ItemId | null };

/**
 * ENTER-02: where an item would go and what pops off for it: the one named, else the cheapest.
 * Refused when nothing in its slot can come off, when what was named cannot make room there, and of
 * what sits on other things.
 */
export function fitting(
  { game, goods }: Pick<Scene, 'game' | 'goods'>,
  hero: HeroId,
  item: ItemId,
  named: ItemId | null,
): Fitting | Refusal {
  const card = itemCard(game, goods, itemOf(game, item).definition);
  const { name, slot } = card;
  const addition = additionOf(card);
  if (addition) return refuse('fills no slot', additionRule[addition], { name, addition });
  const worn = equipped(game, hero).filter((other) => other.slot === slot && other.id !== item);
  const full = worn.length >= room(slot);
  if (!full && named === null) return { slot, popOff: null };
  const cost = (one: Item) => itemCard(game, goods, one.definition).cost;
  const loose = worn
    .filter((one) => comesOff(game, goods, one))
    .sort((a, b) => cost(a) - cost(b) || Number(a.id.slice(1)) - Number(b.id.slice(1)));
  const popOff = loose.find((one) => one.id === named) ?? (named === null ? loose[0] : undefined);
  if (named !== null && (!full || (!popOff && loose.length > 0))) {
    const choices = full ? loose.map((one) => itemCard(game, goods, one.definition).name) : [];
    return refuse('cannot make room', 'ENTER-02', { name, slot, choices });
  }
  if (popOff) return { slot, popOff: popOff.id };
  const holds = worn.map((one) => itemCard(game, goods, one.definition).name).join(', ');
  return refuse('slot cannot be emptied', 'ENTER-02', { name, holds, slot });
}

/** Puts it on; answers the name of what popped off into the inventory (SLOT-05, ENTER-08). */
export function equip(scene: Scene, item: ItemId, { slot, popOff }: Fitting): string | null {
  if (popOff) setItem(scene, popOff, { slot: null });
  setItem(scene, item, { slot });
  if (!popOff) return null;
  return itemCard(scene.game, scene.goods, itemOf(scene.game, popOff).definition).name;
}

/** SLOT-08: until the own turn is opened, and not from the feature to the duel's end. */
export function wardrobeRefusal(game: Game, hero: HeroId): Refusal | null {
  if (game.week?.turn?.hero === hero) {
    return refuse('equipment locked', 'SLOT-08', { why: 'menagerie' });
  }
  const at = game.duel && !game.duel.result ? game.duel.pair.indexOf(hero) : -1;
  return at >= 0 && game.duel?.features[at]?.posted
    ? refuse('equipment locked', 'DUEL-12', { why: 'feature' })
    : null;
}

/** That thing, if this hero has it; refused by the rule that asks for it. */
export function ownItem(scene: Scene, hero: HeroId, id: ItemId, rule: RuleId): Item | Refusal {
  const item = Object.hasOwn(scene.game.items, id) ? scene.game.items[id] : undefined;
  if (!item) return refuse('no such item', rule, {});
  if (item.holder === `hero:${hero}`) return item;
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
  const { name, slot } = itemCard(scene.game, scene.goods, item.definition);
  if (item.slot) return refuse('already equipped', 'SLOT-08', { name });
  const no = wardrobeRefusal(scene.game, hero);
  if (no) return no;
  const fits = fitting(scene, hero, id, popOff);
  if (isRefusal(fits)) return fits;
  const popped = equip(scene, id, fits);
  tell(scene, 'equipped', ['SLOT-08'], null, { [hero]: { name, slot, popped } });
}

/** SLOT-08; refused for what never comes off (ITEM-01, SLOT-03). */
export function takeOff(scene: Scene, hero: HeroId, id: ItemId): Refusal | void {
  const item = ownItem(scene, hero, id, 'SLOT-08');
  if (isRefusal(item)) return item;
  const card = itemCard(scene.game, scene.goods, item.definition);
  const { name, slot } = card;
  if (!item.slot) return refuse('not equipped', 'SLOT-08', { name });
  const rule = staysFor(card);
  if (rule) return refuse('cannot take off', rule, { name, slot });
  const no = wardrobeRefusal(scene.game, hero);
  if (no) return no;
  setItem(scene, id, { slot: null });
  tell(scene, 'unequipped', ['SLOT-08'], null, { [hero]: { name, slot } });
}
