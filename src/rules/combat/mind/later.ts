import { actsNow } from '../acting.ts';
import { disarm } from '../arming.ts';
import { type Creature, type Duration } from '../creature.ts';
import { type Fight } from '../fight.ts';
import { retune } from '../tuning.ts';

type Lasting = { lasts?: Duration };

/**
 * A creature as it will be in its `turns`-th coming turn, as far as that can be foreseen: without
 * what will have ended by then (COMBAT-13).
 */
export function later({ turn }: Fight, creature: Creature, turns: number): Creature {
  const { conditions, boons, changes, lentWays, afflictions, arms, tunings } = creature;
  const isPlain = conditions.length === 0 && boons.length === 0;
  if (isPlain && !changes && !lentWays && !afflictions && !arms && !tunings) return creature;
  const stays = ({ lasts }: Lasting): boolean =>
    lasts === undefined ||
    lasts === 'until ended' ||
    lasts.turns >= turns + (actsNow({ turn }, { id: lasts.of }) ? 1 : 0);
  const lost = lentWays?.filter((one) => !stays(one)) ?? [];
  const isWhole = conditions.every(stays) && boons.every(stays) && lost.length === 0;
  const hold = (all: readonly Lasting[] = []): boolean => all.every(stays);
  const isArmed = hold(arms?.grants) && hold(tunings);
  if (isWhole && hold(changes) && hold(afflictions) && isArmed) return creature;
  const left: Creature = {
    ...creature,
    conditions: conditions.filter(stays),
    boons: boons.filter(stays),
    ...(changes && { changes: changes.filter(stays) }),
    ...(afflictions && { afflictions: afflictions.filter(stays) }),
    ...(lost.length > 0 && {
      movement: creature.movement.filter((kind) => !lost.some((one) => one.kind === kind)),
      lentWays: lentWays?.filter(stays),
    }),
  };
  if (!hold(arms?.grants)) disarm(left, stays);
  if (tunings && !hold(tunings)) {
    left.kit = left.kit?.map((thing) => ({ ...thing }));
    retune(left, tunings.filter(stays));
  }
  return left;
}
