import { type CreatureId } from '../combat/creature.ts';
import {
  type Damage,
  type FightEvent,
  type FightEventOf,
  type Part,
  type Roll,
  type SeenFightEvent,
  type Who,
} from '../combat/event.ts';
import { type RuleId } from '../names.ts';

/** Whose eyes: one creature's player (or the creature's own), or everybody's once a duel is over. */
export type Watcher = { to: CreatureId | 'everybody'; owns(id: CreatureId): boolean };

/**
 * COMBAT-11, COMBAT-12: an event as `watcher` may know it; null where it may not know of it at all.
 * Dice lie open; what is added to them, armor, and what a wound took are their owners' business.
 */
export function eventSeenBy(event: FightEvent, watcher: Watcher): SeenFightEvent | null {
  const seen = unveiled(event, watcher);
  return seen && numbersSeenBy(seen, watcher);
}

/** COND-01, COND-08, COND-10: without those whom it could not make out; null where that is all. */
function unveiled(event: FightEvent, { to }: Watcher): FightEvent | null {
  const { unseen, ...open } = event;
  const veiled = to === 'everybody' ? [] : (unseen?.[to] ?? []);
  if (veiled.length === 0) return open;
  const isVeiled = (who: unknown) => isWho(who) && veiled.includes(who.id);
  if ('who' in open && isVeiled(open.who) && !reachesOthers.includes(open.kind)) return null;
  const mask = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(mask);
    return isVeiled(value) ? somebody : value;
  };
  return Object.fromEntries(
    Object.entries(open).map(([key, value]) => [key, mask(value)]),
  ) as FightEvent;
}

/** What is felt by somebody else than who does it. */
const reachesOthers: readonly FightEvent['kind'][] = ['attacked'];

const isWho = (value: unknown): value is Who =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value;

/** Whoever it was: an id that nobody has, and no name. */
const somebody: Who = { id: 'm0', name: '' };

/** COMBAT-11, COMBAT-12: the same without numbers that are nobody else's business. */
function numbersSeenBy(event: FightEvent, watcher: Watcher): SeenFightEvent | null {
  const { to } = watcher;
  switch (event.kind) {
    case 'attacked':
      return { ...event, ...attackSeenBy(event, watcher), to };
    case 'initiative':
      return watcher.owns(event.who.id)
        ? { ...event, to }
        : { ...event, roll: onlyTheDie(event.roll), to };
    case 'hurt':
      return watcher.owns(event.who.id)
        ? { ...event, to }
        : { ...event, damage: noNumbers(event.damage), to };
    case 'levelled':
      return watcher.owns(event.who.id) ? { ...event, to } : { ...event, level: null, to };
    case 'chain cut':
      return { ...event, chain: [], to };
    case 'healed':
    case 'temporary hp':
    case 'hid':
    case 'found':
    case 'investigated':
    case 'trap placed':
    case 'trap picked up':
    case 'asked':
    case 'health checked':
      return watcher.owns(event.who.id) ? { ...event, to } : null;
    default:
      return { ...event, to };
  }
}

/** Rules that would give away the armor of the one or the strength of the other. */
const telling: readonly RuleId[] = ['COMBAT-05', 'COMBAT-06', 'MONSTER-07'];

/** What a viewer knows of an attack: the own side's numbers; the attacked defence is everybody's. */
function attackSeenBy(event: FightEventOf<'attacked'>, watcher: Watcher) {
  const [attacks, suffers] = [watcher.owns(event.who.id), watcher.owns(event.target.id)];
  const { roll, damage, verdict } = event;
  return {
    rules: event.rules.filter((rule) => (attacks && suffers) || !telling.includes(rule)),
    roll: attacks ? roll : onlyTheDie(roll),
    damage: damage && {
      type: damage.type,
      parts: damage.parts.map((part, i) => {
        const known = i < ofAttacker ? attacks : i === ofAttacker ? suffers : attacks && suffers;
        return known ? part : hidden(part);
      }),
      times: attacks ? damage.times : verdict === 'critical hit' ? 2 : 1,
      dealt: suffers ? damage.dealt : null,
    },
  };
}

/** Of a wound's parts, weapon and damage are the attacker's; then the target's resist, then piercing. */
const ofAttacker = 2;

const hidden = ({ what }: Part<number>): Part<null> => ({ what, n: null });

const onlyTheDie = (roll: Roll<number>): Roll<number | null> => ({
  ...roll,
  parts: roll.parts.map((part, i) => (i === 0 ? part : hidden(part))),
  total: null,
});

const noNumbers = (damage: Damage<number>): Damage<number | null> => ({
  ...damage,
  parts: damage.parts.map(hidden),
  dealt: null,
});
