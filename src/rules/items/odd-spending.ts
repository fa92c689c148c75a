import type { z } from 'zod';
import { isCompanion } from '../abilities/companion.ts';
import { type WrittenCard } from './written-card.ts';

const errands = ['identify', 'uncurse', 'open'] as const;
const words = [...errands, 'charge', 'used up'] as const;

/**
 * Refuses a card that is spent in two ways, as a thing counts one number alone (ITEM-15, ITEM-27); what only
 * one form of an ultimate would do outside of fights (ITEM-20); and somebody who comes along and uses up
 * what calls them (ITEM-24).
 */
export function refuseOddSpending(card: WrittenCard, context: z.core.$RefinementCtx): void {
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  const { abilities, greater = [], lesser = [], 'greater form': own } = card;
  const forms = [[...abilities, ...greater], [...abilities, ...lesser], own?.abilities ?? []];
  if (forms.some((form) => waysIn(form) > 1)) refuse(['abilities'], oneWay);
  for (const [key, part] of Object.entries({ greater, lesser }))
    for (const [at, ability] of part.entries())
      for (const errand of errands.filter((word) => word in ability))
        refuse([key, at, errand], 'expected only under `abilities`, which both forms have');
  for (const [at, ability] of abilities.entries())
    if (isCompanion(ability))
      for (const [nth, one] of (ability.abilities ?? []).entries())
        if ('used up' in one) refuse(['abilities', at, 'abilities', nth, 'used up'], notItsOwn);
}

const oneWay =
  'expected one alone of `identify`, `uncurse`, `open`, `charge` and `used up`, as one number is counted of a thing';
const notItsOwn = 'expected none, as whoever comes along does not use up the thing that calls them';

/** An errand is one each; a charge is one, however many abilities take some. */
function waysIn(abilities: readonly object[]): number {
  const said = abilities.flatMap((ability) => words.filter((word) => word in ability));
  const shared = said.filter((word) => word === 'charge' || word === 'used up');
  return said.length - shared.length + new Set(shared).size;
}
