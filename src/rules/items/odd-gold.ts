import type { z } from 'zod';
import { isForGood, type Span } from '../abilities/limits.ts';
import { listsOf, type OddCard } from './odd-abilities.ts';

type Said = {
  trap?: object | undefined;
  limit?: { each: Span } | undefined;
  'used up'?: true | undefined;
  charge?: true | undefined;
  do?: readonly object[];
};

/** Refuses gold that could be won again and again, but from what a trap is spent for (ITEM-05, GAME-06). */
export function refuseEndlessGold(card: OddCard, context: z.core.$RefinementCtx): void {
  for (const { path, of } of listsOf(card))
    for (const [at, ability] of (of as readonly Said[]).entries())
      for (const [nth, effect] of (ability.do ?? []).entries())
        if ('gold' in effect && !ability.trap && !isBounded(ability, card))
          context.addIssue({
            ...{ code: 'custom', path: [...path, at, 'do', nth, 'gold'] },
            message:
              'expected beside a `limit` of each fight, week or game, or `used up` alone, as charges come back',
          });
}

/** ITEM-15: the charges of a consumable never come back. */
const isBounded = (ability: Said, { kinds = [] }: OddCard): boolean =>
  'used up' in ability ||
  isForGood(ability.limit) ||
  (ability.charge === true && kinds.includes('consumable'));
