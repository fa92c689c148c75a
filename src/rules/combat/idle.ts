import { type ActionKind } from './action.ts';
import { stillActing } from './acting.ts';
import { type Bout } from './bout.ts';
import { legalActions } from './legal.ts';
import { endTurn, isTurnSpent } from './turns.ts';

/**
 * COND-05, COND-08: who can do nothing at all does not hold up the others. Where nobody could do
 * anything for a whole round, whoever is next has to say so.
 */
export function passIdleTurns(bout: Bout): void {
  for (let passed = 0; passed < bout.fight.order.length; passed++) {
    if (bout.fight.outcome || !(isTurnSpent(bout) || isIdle(bout))) return;
    endTurn(bout);
  }
}

function isIdle({ fight }: Bout): boolean {
  return stillActing(fight).every(
    ({ id, conditions }) =>
      conditions.length > 0 &&
      legalActions(fight, id).every(({ do: what }) => leftToIdle.includes(what)),
  );
}

const leftToIdle: readonly ActionKind[] = ['end turn', 'health check', 'concede'];
