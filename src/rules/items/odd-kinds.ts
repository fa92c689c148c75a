import type { z } from 'zod';

type Card = {
  kinds: readonly string[];
  slot: string;
  power?: number | undefined;
  charges?: number | undefined;
  abilities: readonly object[];
};

/** Refuses a card that is not as things of its kind are (ITEM-09, ITEM-15, ITEM-23, SLOT-01). */
export function refuseOddKinds(card: Card, context: z.core.$RefinementCtx): void {
  const refuse = (key: string, message: string) =>
    context.addIssue({ code: 'custom', path: [key], message });
  const is = (kind: string) => card.kinds.includes(kind);
  const uses = card.abilities.filter((one) => 'use' in one || 'identify' in one);
  if ((is('spell') || is('scroll')) && (uses.length !== 1 || card.abilities.length !== 1))
    refuse('abilities', 'expected one ability, which is used, as a spell or scroll has');
  if (is('consumable') && !card.abilities.some(isUsedUp))
    refuse(
      'abilities',
      'expected one that takes a charge or uses the thing up, as a consumable has',
    );
  if (is('super power') && card.slot !== 'super power')
    refuse('slot', 'expected super power, as a super power fills no other');
  if (is('super power') && card.power !== undefined)
    refuse('power', 'expected none, as a super power has its owner’s level');
}

const isUsedUp = (ability: object): boolean =>
  'identify' in ability || 'charge' in ability || 'used up' in ability;
