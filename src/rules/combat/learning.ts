import { statNames } from '../hero/stats.ts';
import { type Bout } from './bout.ts';
import { companyOf } from './made-out.ts';
import { type Creature } from './creature.ts';
import { showTo, tell, whoIs } from './tell.ts';

/**
 * COMBAT-11: from now on the player of `learner` knows every stat of somebody but the HP, as they
 * are at any time; nobody else learns any.
 */
export function learnStats(bout: Bout, learner: Creature, one: Creature): void {
  if (companyOf(one) === companyOf(learner)) return;
  const stats = statNames.filter((stat) => stat !== 'hp' && stat !== 'size');
  for (const stat of stats) showTo(bout.fight, one.id, { stat }, [learner]);
  tell(bout, 'studied', ['COMBAT-11'], { who: whoIs(one), by: whoIs(learner) });
}
