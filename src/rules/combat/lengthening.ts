import type { Run } from '../abilities/verbs/verb.ts';
import { type Creature, type Duration } from './creature.ts';
import {
  afflicting,
  arming,
  blessing,
  changing,
  type Enchantment,
  protecting,
  tellEnchanted,
  tuning,
} from './enchanting.ts';
import { tell, whoIs } from './tell.ts';

type Lasting = { lasts?: Duration };

/**
 * COMBAT-13: whatever abilities have made of somebody for a number of turns, conditions apart, lasts
 * so many turns more, each of whom it lasted by. What an aura does has no turns, and so is left as it is.
 */
export function lengthen(run: Run, one: Creature, more: number): void {
  // ROLL-02 doubles what is laid, and this lays nothing.
  const once: Run = { ...run, times: 1, struck: undefined };
  const longer = <T extends Lasting>(all: T[], tellOf: (of: T, turns: number) => void): T[] =>
    all.map((of) => {
      const { lasts } = of;
      if (lasts === undefined || lasts === 'until ended') return of;
      const turns = lasts.turns + more;
      tellOf(of, turns);
      return { ...of, lasts: { of: lasts.of, turns } };
    });
  const enchanted =
    <T>(called: (of: T) => Enchantment) =>
    (of: T, turns: number) =>
      tellEnchanted(once, one, called(of), { of: one.id, turns }, true);
  const { boons, changes, afflictions, arms, lentWays, temporaryHp } = one;
  const { tunings, protections } = one;
  one.boons = longer(boons, enchanted(blessing));
  if (changes) one.changes = longer(changes, enchanted(changing));
  if (afflictions) one.afflictions = longer(afflictions, enchanted(afflicting));
  if (arms) one.arms = { ...arms, grants: longer(arms.grants, enchanted(arming)) };
  if (tunings) one.tunings = longer(tunings, enchanted(tuning));
  if (protections) one.protections = longer(protections, enchanted(protecting));
  if (lentWays)
    one.lentWays = longer(
      lentWays,
      enchanted(({ kind }) => ({ kind: 'ways', ways: [kind] })),
    );
  one.temporaryHp = longer(temporaryHp, ({ hp }, turns) =>
    tell(run.bout, 'temporary hp', ['STAT-08'], {
      ...{ who: whoIs(one), by: whoIs(run.carrier), cause: run.ability, hp, turns, longer: true },
    }),
  );
}
