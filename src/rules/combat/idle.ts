import { type ActionKind } from './action.ts';
import { type Bout, creatureOf } from './bout.ts';
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
  const creature = creatureOf(fight, fight.turn.of);
  if (creature.conditions.length === 0) return false;
  return legalActions(fight, creature.id).every(({ do: what }) => leftToIdle.includes(what));
}

const leftToIdle: readonly ActionKind[] = ['end turn', 'health check', 'concede'];
