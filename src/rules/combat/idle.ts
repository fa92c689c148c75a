import { isAnybodyActing } from './acting.ts';
import { type Bout } from './bout.ts';
import { canAct } from './legal.ts';
import { isTurnSpent } from './turn-spent.ts';
import { endTurn } from './turns.ts';

/**
 * COND-05, COND-08: who can do nothing at all does not hold up the others. Where nobody could do
 * anything for a whole round, whoever is next has to say so. Whether any turn has passed.
 */
export function passIdleTurns(bout: Bout): boolean {
  let passed = 0;
  let any = false;
  // In a fight that nobody can end, as one may be imagined, every turn is spent.
  for (let turns = 4 * bout.fight.order.length; turns > 0 && !bout.fight.outcome; turns--) {
    const spent = isTurnSpent(bout);
    if (!spent && (passed >= bout.fight.order.length || !isIdle(bout))) return any;
    if (!spent) passed += 1;
    endTurn(bout);
    any = true;
  }
  return any;
}

const isIdle = ({ fight }: Bout): boolean => !isAnybodyActing(fight, (one) => canAct(fight, one));
