import type { z } from 'zod';
import { needsCrystals } from '../abilities/crystals.ts';
import { additionOf } from './additions.ts';
import { ofEveryForm, type WrittenCard } from './written-card.ts';

/** Refuses a card that is not as what sits on things is, and a Y where no crystal can be (ITEM-02, -13, -18). */
export function refuseOddAdditions(card: WrittenCard, context: z.core.$RefinementCtx): void {
  const refuse = (key: string, message: string) =>
    context.addIssue({ code: 'custom', path: [key], message });
  const addition = additionOf(card);
  const one = addition === 'upgrade' ? 'an upgrade' : `a ${addition}`;
  if (addition !== null && card.kinds.length > 1)
    refuse('kinds', `expected no other kind beside ${addition}, as it is nothing by itself`);
  if (addition !== null && card.slot !== 'slotless')
    refuse('slot', `expected slotless, as ${one} sits on a thing and fills no slot`);
  if (addition !== null && ofEveryForm(card).some(isGoneWithItsUse))
    refuse('abilities', `expected none that is used up or identifies, as ${one} stays`);
  const isTech = card.kinds.includes('tech equipment');
  if (isTech && !card.abilities.some(needsCrystals))
    refuse('abilities', 'expected one that says Y or `powered: yes`, as tech equipment has');
  if (!isTech && ofEveryForm(card).some(needsCrystals))
    refuse('abilities', 'expected neither Y nor `powered`, as only tech equipment takes crystals');
}

const isGoneWithItsUse = (ability: object): boolean =>
  'identify' in ability || 'uncurse' in ability || 'used up' in ability;
