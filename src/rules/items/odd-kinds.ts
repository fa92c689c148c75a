import { isCompanion } from '../abilities/companion.ts';
import type { z } from 'zod';
import { meaningOf } from '../abilities/meaning.ts';
import { refuseNoCurse } from './odd-curses.ts';
import { refuseOddEquipment } from './odd-equipment.ts';
import { ofEveryForm, type WrittenCard } from './written-card.ts';

/** SLOT-01, SLOT-03: kinds that fill the slot that is called as they are, and nothing else fills it. */
const inOwnSlot = ["npc's chosen", 'class', 'race', 'super power'];

/** SLOT-03: what one is or has become, which is not gone with a use. */
const staying = [...inOwnSlot, 'ultimate'];

/** Refuses a card that is not as things of its kind are (ITEM-06, ITEM-07, ITEM-09, ITEM-11, ITEM-12, ITEM-14, ITEM-15, ITEM-20, ITEM-23, ITEM-26, SLOT-01, SLOT-06). */
export function refuseOddKinds(card: WrittenCard, context: z.core.$RefinementCtx): void {
  const refuse = (key: string, message: string) =>
    context.addIssue({ code: 'custom', path: [key], message });
  const is = (kind: string) => card.kinds.includes(kind);
  const uses = card.abilities.filter(
    (one) => 'use' in one || 'identify' in one || 'uncurse' in one,
  );
  if (new Set(card.kinds).size < card.kinds.length)
    refuse('kinds', 'expected each of them only once');
  if ((is('spell') || is('scroll')) && (uses.length !== 1 || card.abilities.length !== 1))
    refuse('abilities', 'expected one ability, which is used, as a spell or scroll has');
  if ((is('spell') || is('scroll')) && !card.abilities.every(isBounded))
    refuse('abilities', 'expected one with a charge or a limit, as a spell or scroll has');
  if (staying.some(is) && ofEveryForm(card).some((one) => 'used up' in one))
    refuse('abilities', 'expected none that uses the thing up, as its owner is left with nothing');
  if (is('holy spell') && !is('spell'))
    refuse('kinds', 'expected spell beside holy spell, as it is one in every way');
  if (is('holy spell') && card.power === undefined)
    refuse('power', 'expected one, as what makes spells holier adds to it');
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
  refuseOddEquipment(card, refuse);
  refuseNoCurse(card, refuse);
  refuseTwoSources(card, refuse);
  refuseOddTraps(card, refuse);
  if (is('ritual of pain') && !is('curse'))
    refuse('kinds', 'expected curse beside ritual of pain, as each comes with one');
  refuseOddDependents(card, refuse);
  refuseOddTreasures(card, refuse);
  refuseOddForms(card, is('ultimate'), refuse);
  if (is('super power') && card.power !== undefined)
    refuse('power', 'expected none, as a super power has its owner’s level');
}

/** SLOT-06, ITEM-26: a trap is laid, and needs no slot; nothing else is laid. */
function refuseOddTraps(card: WrittenCard, refuse: (key: string, message: string) => void): void {
  const { abilities, 'greater form': own } = card;
  const laid = (all: readonly object[] = []) => all.filter((one) => 'trap' in one).length;
  const usesUp = ofEveryForm(card).some((one) => 'used up' in one);
  if (!card.kinds.includes('trap')) {
    if (laid(ofEveryForm(card)) > 0)
      refuse('kinds', 'expected trap, as it says what it does to whoever steps on it');
    return;
  }
  if (laid(abilities) !== 1 || (own && laid(own.abilities) !== 1))
    refuse('abilities', 'expected one with `trap`, which says what it does where it lies');
  if (card.slot !== 'slotless') refuse('slot', 'expected slotless, as a trap fills no slot');
  if (usesUp)
    refuse('abilities', 'expected none that uses the thing up, as a trap is picked up again');
}

/** ITEM-03, ITEM-04: a dependent is one stat's, a consumable one updates the others, and nothing else is so. */
function refuseOddDependents(
  card: WrittenCard,
  refuse: (key: string, message: string) => void,
): void {
  const { abilities, greater = [], lesser = [], 'greater form': own } = card;
  const forms = [abilities, ...(own?.abilities ? [own.abilities] : [])];
  const all = [...forms.flat(), ...greater, ...lesser];
  const isOne = card.kinds.includes('dependent');
  if (!isOne && all.some((one) => 'depends' in one || updates(one)))
    refuse('kinds', 'expected dependent, as something depends on a stat or updates what does');
  if (!isOne) return;
  if (card.kinds.includes('consumable')) {
    if (!forms.every((form) => form.some(updates)))
      refuse('abilities', 'expected one that says `update: dependents`, as a consumable one has');
    if (forms.some((form) => form.some((one) => 'depends' in one)))
      refuse('abilities', 'expected none that says `depends`, as a consumable one updates others');
  } else if (!forms.every((form) => form.filter((one) => 'depends' in one).length === 1))
    refuse('abilities', 'expected exactly one ability that says `depends`, as a dependent has');
}

/** Itself, or who comes along, which has nothing that could depend on anything (ITEM-24). */
const updates = (ability: object): boolean =>
  ('do' in ability && (ability.do as object[]).some((effect) => 'update' in effect)) ||
  (isCompanion(ability) && (ability.abilities ?? []).some(updates));

/** ORB-10: a treasure may come from a chest or open one, and is nothing else. */
function refuseOddTreasures(
  { kinds, abilities }: WrittenCard,
  refuse: (key: string, message: string) => void,
): void {
  const isTreasure = kinds.includes('treasure');
  const besides = kinds.filter((kind) => kind !== 'treasure');
  if (isTreasure && besides.some((kind) => kind !== 'chest item' && kind !== 'chest key'))
    refuse('kinds', 'expected no other kind beside treasure but chest item or chest key');
  if (kinds.includes('chest item') && !isTreasure)
    refuse('kinds', 'expected treasure beside chest item, as all that chests hold is');
  if (kinds.includes('chest key') && !isTreasure)
    refuse('kinds', 'expected treasure beside chest key, as each is one');
  const opens = abilities.some((one) => 'open' in one);
  if (kinds.includes('chest key') !== opens || (opens && abilities.length > 1))
    refuse('abilities', 'expected `open: chest` of a chest key alone, and nothing else of it');
}

/** Each of these says how a thing is come by, and how alone. */
const sources: readonly string[] = [
  ...['starter', 'trader item', 'auction item', 'quest item', 'chest item'],
  ...["npc's chosen", 'ritual of pain'],
];

/** ITEM-16, ITEM-17, ITEM-19, ORB-10: none is both won at an auction and a quest's reward. */
function refuseTwoSources(
  { kinds }: WrittenCard,
  refuse: (key: string, message: string) => void,
): void {
  const said = kinds.filter((kind) => sources.includes(kind));
  if (said.length > 1)
    refuse('kinds', `expected one of ${said.join(', ')}, as each is had in a way of its own`);
}

/** ITEM-20, ITEM-21: an ultimate has two forms, and nothing else has. */
function refuseOddForms(
  card: WrittenCard,
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
  if (card.lesser && meaningOf(card.greater ?? []) === meaningOf(card.lesser))
    refuse('lesser', 'expected something else than in its greater form, or there is no choice');
  if (isUltimate && card['greater form'] !== undefined)
    refuse('greater form', 'expected none, as each form of an ultimate has numbers that grow');
}

const isUsedUp = (ability: object): boolean =>
  ['identify', 'uncurse', 'charge', 'used up'].some((word) => word in ability);

/** ITEM-09: it takes charges, or does what it does so often and no more. */
const isBounded = (ability: object): boolean => isUsedUp(ability) || 'limit' in ability;
