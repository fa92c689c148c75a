import { type Creature, type CreatureId } from '../combat/creature.ts';
import { type Fight } from '../combat/fight.ts';
import { isKnown } from './known.ts';
import { somebody, type Watcher } from './veil.ts';

/** COND-01: the own creature, without the names of those unseen who did something to it. */
export function ownSeenBy(fight: Fight, own: Creature, eyes: Watcher): Creature {
  const called = (id: CreatureId) => (isKnown(fight, eyes, id) ? id : somebody.id);
  const { conditions, changes, afflictions } = own;
  return {
    ...own,
    conditions: conditions.map((one) =>
      'by' in one && one.by !== null ? { ...one, by: called(one.by) } : one,
    ),
    ...(afflictions && {
      afflictions: afflictions.map((one) =>
        called(one.by) === one.by ? one : { ...one, by: somebody.id, from: somebody.name },
      ),
    }),
    ...(changes && { changes: changes.map((one) => withoutBearer(one, called)) }),
  };
}

type Change = NonNullable<Creature['changes']>[number];

/** COMBAT-18: of an aura whose bearer one does not see nothing is known but what it does. */
function withoutBearer(change: Change, called: (id: CreatureId) => CreatureId): Change {
  const [bearer] = (change.aura?.split(':') ?? []) as CreatureId[];
  if (bearer === undefined || called(bearer) === bearer) return change;
  return { ...change, from: somebody.name, aura: somebody.id };
}
