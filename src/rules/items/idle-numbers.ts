import type { z } from 'zod';
import { isCompanion } from '../abilities/companion.ts';
import { usesPower } from '../abilities/power.ts';
import { outlastsItself } from '../abilities/used-up.ts';
import { isReadWhole } from './written-card.ts';

type Abilities = readonly object[];
type Card = {
  power?: number | undefined;
  charges?: number | undefined;
  abilities: Abilities;
  /** ITEM-20: what one form of an ultimate alone has. */
  greater?: Abilities | undefined;
  lesser?: Abilities | undefined;
};

/** Refuses a number on a card that nothing on it uses, and a use of one that is not there. */
export function refuseIdleNumbers(card: Card, context: z.core.$RefinementCtx): void {
  const refuse = (key: string, message: string) =>
    context.addIssue({ code: 'custom', path: [key], message });
  const { abilities, greater = [], lesser = [] } = card;
  const all = [...abilities, ...greater, ...lesser].flatMap(withItsOwn);
  const taking = all.some((one) => says(one, 'charge'));
  if (taking && card.charges === undefined)
    refuse('charges', 'expected how many charges a full one has, as an ability takes one');
  // What an ability says that cannot be read as it is nobody knows yet.
  const isRead = isReadWhole(context);
  if (isRead && !taking && card.charges !== undefined)
    refuse('charges', 'expected only with an ability that says `charge: yes`');
  if (taking && all.some((one) => says(one, 'used up')))
    refuse('charges', 'expected none, as the thing is gone with its use');
  if ([greater, lesser].some((own) => outlastsItself([...abilities, ...own])))
    refuse('abilities', 'expected none of the others, as the thing is gone with its use');
  if (isRead && card.power !== undefined && !all.some(usesPower))
    refuse('power', 'expected only with an ability that says X, or with a special attack');
}

/** ITEM-24: what a companion can do itself has the numbers of its thing, too. */
const withItsOwn = (ability: object): object[] =>
  isCompanion(ability) ? [ability, ...(ability.abilities ?? [])] : [ability];

const says = (ability: object, word: 'charge' | 'used up'): boolean =>
  (ability as Partial<Record<typeof word, true>>)[word] === true;
