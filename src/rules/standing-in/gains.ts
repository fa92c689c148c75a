import { room } from '../hero/equip.ts';
import { additionOf, cannotCarry } from '../items/additions.ts';
import { type Slot } from '../items/definition.ts';
import { type Gold, type ItemId, type OrbId } from '../names.ts';
import { type HeroView, type OrbContents, type OwnItem, type PublicOrb } from '../sight/views.ts';

/** What whoever shops for a hero may not go beyond, as its player has said. */
export type Bounds = {
  /** So much may be spent still. */
  gold: Gold;
  /** DUEL-13: things that are neither used nor taken off. */
  keep: readonly ItemId[];
  /** Whether it may choose what stays for good: a class, an ultimate, where an upgrade goes. */
  forGood: boolean;
};

/** An orb of which its hero knows what lies in it. */
export type Offer = PublicOrb & OrbContents;

/** What lies open, the dearest first. */
export const offersOf = ({ orbs }: Pick<HeroView, 'orbs'>): Offer[] =>
  orbs.filter((orb): orb is Offer => 'name' in orb && !orb.empty).sort((a, b) => b.cost - a.cost);

/** WEEK-09: in the form in which it would be bought. */
export const priceOf = ({ legal }: Pick<HeroView, 'legal'>, { id, cost }: PublicOrb): Gold =>
  legal.buyAs[id]?.at(-1)?.cost ?? cost;

/**
 * SLOT-02, ENTER-02: it takes an empty place, or that of something cheaper, or sits on what is worn; a
 * curse is none.
 */
export function isGain({ items }: Pick<HeroView, 'items'>, offer: Offer): boolean {
  const { slot, cost, kinds, name } = offer;
  if (kinds.includes('curse')) return false;
  const addition = additionOf(offer);
  if (addition && !items.some((own) => own.equipped && !cannotCarry(own, addition))) return false;
  if (slot === 'slotless') return !items.some((own) => own.name === name);
  const there = wornIn(items, slot);
  const isBetter = (own: OwnItem) => own.fixed !== 'for good' && own.cost < cost;
  return there.length < room(slot) || there.some(isBetter);
}

/** SLOT-02: whether it can be put on with nothing taken off. */
export const hasRoom = ({ items }: Pick<HeroView, 'items'>, slot: Slot): boolean =>
  wornIn(items, slot).length < room(slot);

const wornIn = (items: readonly OwnItem[], slot: Slot): OwnItem[] =>
  items.filter((own) => own.equipped && own.slot === slot);

/** SLOT-03: whoever fills these cannot empty them again. */
const forGood: readonly Slot[] = ['class', 'greater ultimate', "npc's chosen"];
export const fillsForGood = (slot: Slot): boolean => forGood.includes(slot);

/** Why it is left alone though it is a gain that can be paid: for its player to choose, or for what it would take off. */
export function whyLeft(
  { items }: Pick<HeroView, 'items'>,
  { slot, kinds }: Offer,
  bounds: Bounds,
): 'for good' | 'kept' | null {
  if (!bounds.forGood && isForGood({ slot, kinds })) return 'for good';
  const there = wornIn(items, slot);
  const isFull = there.length >= room(slot);
  return isFull && there.some(({ id }) => bounds.keep.includes(id)) ? 'kept' : null;
}

/** SLOT-03, ITEM-21, ITEM-18: what fills its slot, is settled, or sits where it does, for ever. */
export const isForGood = ({ slot, kinds }: Pick<OwnItem, 'slot' | 'kinds'>): boolean =>
  fillsForGood(slot) || kinds.includes('ultimate') || kinds.includes('upgrade');

/** Whether none of the things that would do such a thing is to be left alone. */
export const mayUse = (
  { items }: Pick<HeroView, 'items'>,
  word: 'identify' | 'open' | 'uncurse',
  { keep }: Bounds,
): boolean =>
  !items.some(({ id, abilities }) => keep.includes(id) && abilities.some((one) => word in one));

/** An orb of that id that somebody went for in vain, or a place. */
export type Vain = ReadonlySet<OrbId | number>;
