import { statNames } from '../hero/stats.ts';
import { type Bout, livingIn } from './bout.ts';
import { type Creature } from './creature.ts';
import { showTo, tell, whoIs } from './tell.ts';

/**
 * COMBAT-11: from now on the player of `learner` knows every stat of somebody but the HP, as they
 * are at any time; nobody else learns any.
 */
export function learnStats(bout: Bout, learner: Creature, one: Creature): void {
  if (one === learner || (one.player !== null && one.player === learner.player)) return;
  const { fight } = bout;
  const own = livingIn(fight).filter(
    ({ id, player }) => id === learner.id || (player !== null && player === learner.player),
  );
  const stats = statNames.filter((stat) => stat !== 'hp' && stat !== 'size');
  for (const stat of stats) showTo(fight, one.id, { stat }, own);
  tell(bout, 'studied', ['COMBAT-11'], { who: whoIs(one), by: whoIs(learner) });
}
