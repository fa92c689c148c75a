import {
  type Change,
  type ConditionKind,
  type Creature,
  type Duration,
  type Grant,
} from '../combat/creature.ts';
import {
  afflicting,
  arming,
  blessing,
  changing,
  type Enchantment,
  isNothing,
  protecting,
  tuning,
} from '../combat/enchanting.ts';

/**
 * COMBAT-13: what holds of one's own creature for a while. `turns`: of its own, this one included;
 * null: until something ends it.
 */
export type Lent = {
  what:
    | Enchantment
    | { kind: 'temporary hp'; hp: number }
    | { kind: 'condition'; condition: ConditionKind };
  turns: number | null;
};

/** STAT-08: all that abilities and conditions have made of it, in the order of its own record. */
export function lentTo(one: Creature): Lent[] {
  const { id, temporaryHp, changes = [], afflictions = [], boons, lentWays = [], arms } = one;
  const { tunings = [], protections = [] } = one;
  const during = (what: Lent['what'], lasts: Duration): Lent => ({
    what,
    turns: lasts !== 'until ended' && lasts.of === id ? lasts.turns : null,
  });
  const all: Lent[] = [
    ...temporaryHp.map(({ hp, lasts }) => during({ kind: 'temporary hp', hp }, lasts)),
    ...changes
      .filter((change) => !isByOwnAura(one, change))
      .map((change) => during(changing(change), change.lasts)),
    ...inForce(arms?.grants ?? []).map((grant) => during(arming(grant), grant.lasts)),
    ...lentWays.map(({ kind, lasts }) => during({ kind: 'ways', ways: [kind] }, lasts)),
    ...boons.flatMap((boon) => (boon.lasts ? [during(blessing(boon), boon.lasts)] : [])),
    ...tunings.map((tuned) => during(tuning(tuned), tuned.lasts)),
    ...protections.map((kept) => during(protecting(kept), kept.lasts)),
    ...afflictions.map((affliction) => during(afflicting(affliction), affliction.lasts)),
    ...one.conditions.map(({ kind, lasts }) =>
      during({ kind: 'condition', condition: kind }, lasts),
    ),
  ];
  return all.filter(({ what, turns }) => isTold(what, turns));
}

/** COMBAT-18: what one's own thing does as long as one has it on passes by no time. */
const isByOwnAura = ({ id }: Creature, { aura }: Change): boolean =>
  aura?.startsWith(`${id}:`) ?? false;

/** COMBAT-03: of several types that its attacks were given the last one holds. */
function inForce(grants: readonly Grant[]): Grant[] {
  const last = grants.findLast(({ type }) => type !== undefined);
  return grants.map((one) => {
    const { type: _, ...rest } = one;
    return one === last ? one : rest;
  });
}

/** A condition without an end of its own stands among the states of its bearer. */
const isTold = (what: Lent['what'], turns: number | null): boolean =>
  what.kind === 'condition' ? turns !== null : what.kind === 'temporary hp' || !isNothing(what);
