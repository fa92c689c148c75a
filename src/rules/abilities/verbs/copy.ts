import { z } from 'zod';
import { arm, ownAttacks } from '../../combat/arming.ts';
import { type Creature } from '../../combat/creature.ts';
import { arming, tellEnchanted } from '../../combat/enchanting.ts';
import { type BasicAttack } from '../../hero/stats.ts';
import { lastingShort, lastingWords } from '../aloud/lasting.ts';
import { granting, sourceOf } from './arms.ts';
import { lastingOn, turnsOf } from './lasting.ts';
import { reachedInSight } from './reached.ts';
import { verb } from './verb.ts';

/**
 * COMBAT-03: the basic attacks of others whom the carrier makes out are its own, too, as they are
 * without what was granted to those, so that nothing is copied from a copy (GAME-06). Its own damage
 * and accuracy count for them. COMBAT-11: nobody but its player is told what they are like.
 */
export const copy = verb(
  z.strictObject({ copy: z.literal('attacks'), ...granting }),
  (run, { turns, to }) => {
    const { carrier } = run;
    const named = turnsOf(run, turns);
    for (const one of reachedInSight(run, to)) {
      const lasts = lastingOn(run, carrier, named);
      for (const attack of foreignIn(carrier, one)) {
        const granted = { ...sourceOf(run), name: attack.name, attack, lasts };
        arm(carrier, granted);
        tellEnchanted(run, carrier, arming(granted), lasts);
      }
    }
  },
  {
    plain: ({ turns, to }, { whom }) =>
      `give yourself every basic attack that ${whom(to).has}, without what abilities have granted,${lastingWords(turns)}`,
    terse: ({ turns, to }, { whom }) => `copy BA of ${whom(to).at}${lastingShort(turns)}`,
  },
);

/** What the one does not attack with by itself, to the letter, such as everybody's Natural Attack. */
function foreignIn(carrier: Creature, one: Creature): readonly BasicAttack[] {
  const letters = (attack: BasicAttack) =>
    [attack.name, attack.range, attack.damage, attack.piercing, attack.type].join();
  const own = ownAttacks(carrier).map(letters);
  return ownAttacks(one).filter((attack) => !own.includes(letters(attack)));
}
