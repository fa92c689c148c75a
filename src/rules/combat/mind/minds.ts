import type { Position } from '../../sight/fight.ts';
import type { FightAction } from '../action.ts';
import type { Pending } from '../fight.ts';
import { wouldUse } from './answering.ts';
import { chooseAction } from './choose.ts';
import type { Orders } from './orders.ts';
import { walkUpAndHit } from './walk-up-and-hit.ts';

/**
 * What decides for a creature, from what it may know and may do (MONSTER-09, DUEL-13). `asked`: of
 * which ability it is asked whether to use it (COMBAT-14); then it answers, else it acts.
 */
export type Mind = (
  position: Position,
  legal: readonly FightAction[],
  orders?: Orders,
  asked?: Pending['asked'],
) => FightAction;

/** That by which fights are played today: it imagines what would come of what it does. */
export const presentMind: Mind = (position, legal, orders = {}, asked) =>
  asked ? answer(asked, wouldUse(position, asked, orders)) : chooseAction(position, legal, orders);

/** That by which the first duels were played: it walks up and hits, and never says no. */
export const firstMind: Mind = (position, legal, _, asked) =>
  asked ? answer(asked, true) : walkUpAndHit(position, legal);

const answer = ({ item }: Pending['asked'], use: boolean): FightAction => ({
  do: 'answer',
  item,
  use,
});

/** Every mind that fights were played by before their decisions were kept, the present one first. */
export const minds: readonly Mind[] = [presentMind, firstMind];

/** Decides as that mind does, and notes it, in order. */
export function noting(mind: Mind): { mind: Mind; decided: FightAction[] } {
  const decided: FightAction[] = [];
  const noted: Mind = (...seen) => {
    const action = mind(...seen);
    decided.push(action);
    return action;
  };
  return { mind: noted, decided };
}

/** Thrown where a mind decides nothing that may be done. */
export class Undecided extends Error {
  override name = 'Undecided';
}

/** Decides once more what was decided then, whatever a mind of today would do. */
export function retelling(decided: readonly FightAction[]): Mind {
  let at = 0;
  return () => {
    const action = decided[at++];
    if (!action) throw new Undecided(`${decided.length} decisions are kept, one more is needed`);
    return action;
  };
}
