import type { z } from 'zod';
import { meaningOf } from '../abilities/meaning.ts';
import { usesPower } from '../abilities/power.ts';
import { refuseOddAdditions } from './odd-additions.ts';
import { otherHatching, refuseOddCompanions } from './odd-companions.ts';
import { refuseOddCounts } from './odd-counts.ts';
import { refuseOddKinds } from './odd-kinds.ts';
import { isReadWhole, type WrittenCard } from './written-card.ts';

type Form = { power?: number | undefined; charges?: number | undefined; abilities: object[] };

/**
 * FORGE-02: a card with what its own greater form has instead. Its power stays where that form gives none
 * and something in it goes by one; charges are those of the form alone.
 */
export function inGreaterForm<C extends { power?: number | undefined }, F extends Form>(
  card: C,
  own: F,
): Omit<C, 'power' | 'charges' | 'greater form'> & F & { power?: number } {
  const { power, charges: _, 'greater form': __, ...rest } = card as C & Partial<WrittenCard>;
  const stays = power !== undefined && own.abilities.some(usesPower);
  return { ...rest, ...(stays && { power }), ...own };
}

/** FORGE-02: refuses a greater form that is not as things of its kinds are: made greater it stays what it is. */
export function refuseOddGreaterForm(
  card: WrittenCard & { 'greater form'?: Form | undefined },
  context: z.core.$RefinementCtx,
): void {
  const own = card['greater form'];
  if (!own) return;
  if (isTheSame(card, own))
    context.addIssue({ code: 'custom', path: ['greater form'], message: notOther });
  const known = faultsOf(card, context).map(({ message }) => message);
  const hatching = isReadWhole(context) ? otherHatching(card, own.abilities) : null;
  // Of what hatches otherwise than its card has it, its kinds would be told to be wrong.
  const told = ({ path, message }: Fault) =>
    known.includes(message) || (hatching !== null && path[0] === 'kinds');
  const faults = faultsOf(inGreaterForm(card, own), context).filter((one) => !told(one));
  for (const { path, message } of [...(hatching ? [hatching] : []), ...faults])
    context.addIssue({ code: 'custom', path: ['greater form', ...path], message });
}

const notOther = 'expected something else than the card has by itself, or leave it out';

const isTheSame = ({ abilities, power, charges }: WrittenCard, own: Form): boolean =>
  meaningOf(own.abilities) === meaningOf(abilities) &&
  (own.power ?? power) === power &&
  own.charges === charges;

type Fault = { path: PropertyKey[]; message: string };

/** What is told of that card by itself. */
function faultsOf(card: WrittenCard, context: z.core.$RefinementCtx): Fault[] {
  const faults: Fault[] = [];
  const listening: z.core.$RefinementCtx = {
    ...context,
    addIssue: (issue) => {
      if (typeof issue === 'string') return;
      faults.push({ path: [...(issue.path ?? [])], message: issue.message ?? '' });
    },
  };
  for (const refuse of [refuseOddKinds, refuseOddCompanions, refuseOddAdditions, refuseOddCounts])
    refuse(card, listening);
  return faults;
}
