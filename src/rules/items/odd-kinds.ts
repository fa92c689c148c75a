import type { z } from 'zod';

type Card = {
  kinds: readonly string[];
  slot: string;
  power?: number | undefined;
  charges?: number | undefined;
  abilities: readonly object[];
  greater?: unknown;
  lesser?: unknown;
  'greater form'?: unknown;
};

/** SLOT-01, SLOT-03: kinds that fill the slot that is called as they are, and nothing else fills it. */
const inOwnSlot = ["npc's chosen", 'class', 'race', 'super power'];

/** Refuses a card that is not as things of its kind are (ITEM-09, ITEM-15, ITEM-20, ITEM-23, SLOT-01). */
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
  for (const kind of inOwnSlot) {
    if (is(kind) && card.slot !== kind)
      refuse('slot', `expected ${kind}, as a ${kind} fills no other`);
    if (!is(kind) && card.slot === kind)
      refuse('kinds', `expected ${kind}, as only one fills its slot`);
  }
  refuseOddForms(card, is('ultimate'), refuse);
  if (is('super power') && card.power !== undefined)
    refuse('power', 'expected none, as a super power has its owner’s level');
}

/** ITEM-20, ITEM-21: an ultimate has two forms, and nothing else has. */
function refuseOddForms(
  card: Card,
  isUltimate: boolean,
  refuse: (key: string, message: string) => void,
): void {
  const isFor = card.slot === 'greater ultimate';
  if (isUltimate && !isFor) refuse('slot', 'expected greater ultimate, as an ultimate has');
  if (!isUltimate && isFor) refuse('kinds', 'expected ultimate, as only one fills its slot');
  for (const form of ['greater', 'lesser'] as const) {
    const says = card[form] !== undefined;
    if (isUltimate && !says) refuse(form, `expected what its ${form} form alone has`);
    if (!isUltimate && says) refuse(form, 'expected only of an ultimate');
  }
  if (isUltimate && card['greater form'] !== undefined)
    refuse('greater form', 'expected none, as each form of an ultimate has numbers that grow');
}

const isUsedUp = (ability: object): boolean =>
  'identify' in ability || 'charge' in ability || 'used up' in ability;
