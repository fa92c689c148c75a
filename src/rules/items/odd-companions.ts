import type { z } from 'zod';
import { type CompanionAbility, isCompanion } from '../abilities/companion.ts';
import { isForFights } from '../abilities/seam.ts';
import { isReadWhole, type WrittenCard } from './written-card.ts';

/** Refuses a card that is not as those of companions and eggs are (ITEM-24, ITEM-25, SLOT-06, SLOT-07, MOVE-16). */
export function refuseOddCompanions(card: WrittenCard, context: z.core.$RefinementCtx): void {
  const refuse = (key: string, message: string) =>
    context.addIssue({ code: 'custom', path: [key], message });
  const { kinds, slot, abilities, greater = [], lesser = [], 'greater form': own } = card;
  const isOne = kinds.includes('companion') || kinds.includes('egg');
  const forms = [abilities, ...(own?.abilities ? [own.abilities] : [])];
  if (!isOne) {
    if ([...forms.flat(), ...greater, ...lesser].some(isCompanion))
      refuse('kinds', 'expected companion or egg, as somebody comes along with it');
    else if (slot === 'mount')
      refuse('slot', 'expected another slot, as a mount is a companion or an egg');
    return;
  }
  if (kinds.length > 1 && !kinds.every((kind) => fitting.includes(kind)))
    refuse('kinds', `expected no kind beside it but ${fitting.slice(2).join(' or ')}`);
  if (!['slotless', 'mount'].includes(slot))
    refuse('slot', 'expected slotless, or mount for who is ridden');
  if (!forms.every((form) => form.filter(isCompanion).length === 1))
    refuse('abilities', 'expected one that says `companion`, as somebody comes along with it');
  if (forms.flat().some(isForFights))
    refuse('abilities', 'expected abilities of fights under `companion`, whose they are');
  const isRead = isReadWhole(context);
  for (const one of abilities.filter(isCompanion))
    if (isRead || one.hatches !== undefined) refuseOddOne(card, one, refuse);
}

const fitting = ['companion', 'egg', 'trader item', 'auction item', 'quest item'];

function refuseOddOne(
  { kinds, slot }: WrittenCard,
  { hatches, size, 'mount from': mount }: CompanionAbility,
  refuse: (key: string, message: string) => void,
): void {
  const isEgg = hatches !== undefined;
  const [is, isNot, who] = isEgg ? ['egg', 'companion', 'it'] : ['companion', 'egg', 'none'];
  if (!kinds.includes(is)) refuse('kinds', `expected ${is}, as ${who} hatches`);
  else if (kinds.includes(isNot))
    refuse('kinds', `expected ${is} without ${isNot}, as ${who} hatches`);
  if (slot !== 'mount') {
    if (mount !== undefined) refuse('slot', 'expected mount, as it is ridden once it is grown');
    return;
  }
  if (isEgg && mount === undefined)
    refuse('abilities', 'expected `mount from`, the level from which it is ridden');
  if (size + (mount ?? 0) < 1)
    refuse('abilities', 'expected a size of 1 or more, as nobody rides who is no larger');
}

/**
 * ITEM-25: what is wrong with a greater form in which an egg does not hatch, or a companion does, though it
 * is made of a card that is as its kinds say; null where it is as that card is.
 */
export function otherHatching(
  { kinds, abilities }: WrittenCard,
  own: readonly object[],
): { path: PropertyKey[]; message: string } | null {
  const of = abilities.find(isCompanion);
  const at = own.findIndex(isCompanion);
  const greater = own.filter(isCompanion)[0];
  if (!of || !greater) return null;
  const isEgg = of.hatches !== undefined;
  const isAsCalled = kinds.includes('egg') === isEgg && kinds.includes('companion') !== isEgg;
  if (!isAsCalled || (greater.hatches !== undefined) === isEgg) return null;
  const message = isEgg
    ? `expected a whole number from 1 to 6, such as the ${of.hatches} of its card, as it stays an egg`
    : 'expected none, as it stays a companion';
  return { path: ['abilities', at, 'hatches'], message };
}
