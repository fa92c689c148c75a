import { type Carried } from '../abilities/carried.ts';
import {
  type Condition,
  type Creature,
  type CreatureId,
  type Duration,
} from '../combat/creature.ts';
import { type Fight } from '../combat/fight.ts';
import { trapsOf } from '../combat/traps.ts';
import { isKnown } from './known.ts';
import { somebody, type Watcher } from './veil.ts';

/** COND-01: the own creature, without the names of those unseen who did something to it. */
export function ownSeenBy(fight: Fight, own: Creature, eyes: Watcher): Creature {
  const called = (id: CreatureId) => (isKnown(fight, eyes, id) ? id : somebody.id);
  const { arms: _, crowded: __, goneFrom: ___, calm = own.idle, ...plain } = own;
  const { conditions, changes, afflictions, temporaryHp, kit, tunings, protections } = own;
  const named = nameKnownTo(fight, eyes);
  return {
    // What was granted to its attacks stands on the sheet; by whom is another matter.
    ...plain,
    // Whom its areas have reached unseen it does not know.
    idle: Math.max(0, calm),
    conditions: conditions.map((one) => laidBy(one, called)),
    ...(afflictions && {
      afflictions: afflictions.map(({ strangers = [], ...one }) =>
        called(one.by) === one.by && !strangers.some((id) => id === eyes.to)
          ? named(one)
          : { ...one, by: somebody.id, from: somebody.name },
      ),
    }),
    ...(tunings && {
      tunings: tunings.map((one) => ({ ...named(one), doer: called(one.doer) })),
    }),
    ...(protections && { protections: protections.map(named) }),
    ...(changes && { changes: changes.map((one) => withoutBearer(named(one), called)) }),
    temporaryHp: temporaryHp.map(named),
    ...(kit && { kit: kit.map((thing) => ({ ...thing, uses: usedIn(thing.uses, called) })) }),
  };
}

/** Whose turn it was when an ability went off last is no name to be told either, nor in which act. */
const usedIn = (uses: Carried['uses'], called: (id: CreatureId) => CreatureId): Carried['uses'] =>
  Object.fromEntries(
    Object.entries(uses).map(([index, { last, act: _, ...times }]) => [
      index,
      { ...times, last: { ...last, of: called(last.of) } },
    ]),
  );

/** COMBAT-11: without the name of what it came from, where that is neither one's own nor public. */
function nameKnownTo(fight: Fight, { to, owns }: Watcher) {
  const { creatures, shown } = fight;
  // ITEM-26: of a trap that it has stepped on, it knows the name.
  const sprung = trapsOf(fight).filter(({ spent }) => spent);
  const known = ({ from }: { from: string }) =>
    sprung.some(({ name }) => name === from) ||
    Object.values(creatures).some(
      ({ id, kit = [] }) =>
        (owns(id) && kit.some((one) => namesOf(one).includes(from))) ||
        shown[id]?.abilities.includes(from) ||
        (to !== 'everybody' && shown[id]?.to?.[to]?.abilities.includes(from)),
    );
  return <T extends { from: string }>(one: T): T =>
    known(one) ? one : { ...one, from: somebody.name };
}

const namesOf = ({ name, abilities }: Carried): string[] => [
  name,
  ...abilities.map((one) => one.name ?? name),
];

/** What is laid on somebody else; of its hiding nothing, as the roll is the hider's own (PERC-02). */
export const conditionsSeenBy = (
  fight: Fight,
  { conditions }: Creature,
  eyes: Watcher,
): Condition[] => {
  const called = (id: CreatureId) => (isKnown(fight, eyes, id) ? id : somebody.id);
  return conditions
    .filter(({ kind }) => kind !== 'hidden')
    .map((one) => ({ ...laidBy(one, called), lasts: lasting(one.lasts, called) }));
};

const laidBy = (one: Condition, called: (id: CreatureId) => CreatureId): Condition =>
  'by' in one && one.by !== null ? { ...one, by: called(one.by) } : one;

const lasting = (lasts: Duration, called: (id: CreatureId) => CreatureId): Duration =>
  lasts === 'until ended' ? lasts : { ...lasts, of: called(lasts.of) };

type Change = NonNullable<Creature['changes']>[number];

/** COMBAT-18: of an aura whose bearer one does not see nothing is known but what it does. */
function withoutBearer(change: Change, called: (id: CreatureId) => CreatureId): Change {
  const [bearer] = (change.aura?.split(':') ?? []) as CreatureId[];
  if (bearer === undefined || called(bearer) === bearer) return change;
  return { ...change, from: somebody.name, aura: somebody.id };
}
