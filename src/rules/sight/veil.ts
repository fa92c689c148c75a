import { type CreatureId } from '../combat/creature.ts';
import { type FightEvent, type FightEventOf, type Who } from '../combat/event.ts';

/** Whose eyes: one creature's player (or the creature's own), or everybody's once a duel is over. */
export type Watcher = { to: CreatureId | 'everybody'; owns(id: CreatureId): boolean };

/** Whoever it was: an id that nobody has, and no name. */
export const somebody: Who = { id: 'm0', name: '' };

/** That heroes fight is known to all of them; who else is there may not be. */
const isHero = ({ id }: Who): boolean => !/^[mc]\d+$/.test(id);

/** ITEM-24: what is left of its actions is its owner's to know. */
export const isCompanion = ({ id }: Who): boolean => /^c\d+$/.test(id);

/** COND-01, COND-08, COND-10: without those whom it could not make out; null where that is all. */
export function unveiled(event: FightEvent, watcher: Watcher): FightEvent | null {
  const { unseen, ...open } = event;
  if (watcher.to === 'everybody') return publicOf(open, unseen);
  const own = ownIn(open, watcher);
  const veiled = (unseen?.[watcher.to] ?? []).filter(
    (id) => !watcher.owns(id) && own.every((one) => unseen?.[one]?.includes(id)),
  );
  return veiled.length === 0 ? open : seenWithout(open, watcher, ({ id }) => veiled.includes(id));
}

/** ITEM-24: those of its player's whom it is about: the fallen have seen what felled them. */
const ownIn = (event: FightEvent, { owns }: Watcher): CreatureId[] =>
  Object.values(event).flatMap((value: unknown) =>
    isWho(value) && owns(value.id) ? [value.id] : [],
  );

type Veiled = (who: Pick<Who, 'id'>) => boolean;

function seenWithout(event: FightEvent, watcher: Watcher, isVeiled: Veiled): FightEvent | null {
  switch (event.kind) {
    // Said aloud, or said once everything is over.
    case 'thumbs up':
    case 'conceded':
    case 'ended':
      return event;
    case 'began':
      return { ...event, who: event.who.filter(({ who }) => !isVeiled(who)) };
    case 'initiative': {
      // COND-01: that they tied with somebody would tell of who is there.
      const others = (event.among ?? []).filter((id) => id !== event.who.id);
      const known = others.length === 0 || others.some((id) => !isVeiled({ id }));
      return isVeiled(event.who) || !known ? null : event;
    }
    case 'order set':
      return { ...event, order: event.order.filter((who) => isHero(who) || !isVeiled(who)) };
    case 'attacked':
      // COMBAT-18: what befalls them is nobody's business either.
      if (isVeiled(event.target)) return null;
      return isVeiled(event.who) ? { ...anonymous(event), who: somebody } : event;
    case 'rerolled':
      return isVeiled(event.target) ? null : nameless(event, isVeiled);
    case 'rolled':
      return isVeiled(event.who) || areForTheUnseen(event, isVeiled)
        ? null
        : nameless(event, isVeiled);
    case 'found':
      // COND-10: whoever finds somebody and makes out nobody learns of no place.
      if (typeof event.what !== 'string' && isVeiled(event.what) && watcher.owns(event.who.id))
        return null;
      return isVeiled(event.who) ? null : nameless(event, isVeiled);
    case 'ground laid':
      // The ground lies open to all.
      return nameless(event, isVeiled);
    case 'trap sprung': {
      const own = event.owner !== undefined && watcher.owns(event.owner);
      if (!isVeiled(event.who)) return event;
      return own ? { ...event, who: somebody } : null;
    }
    case 'aura felt':
      if (isVeiled(event.who)) return null;
      return isVeiled(event.of) ? { ...event, of: somebody, ability: unnamed } : event;
    case 'activated': {
      if (isVeiled(event.who)) return null;
      const { on, ...used } = event;
      const targets = event.targets.filter((who) => !isVeiled(who));
      return on && !isVeiled(on) ? { ...used, targets, on } : { ...used, targets };
    }
    default:
      return 'who' in event && isVeiled(event.who) ? null : nameless(event, isVeiled);
  }
}

/** COMBAT-18: whether dice fell for somebody unseen, whom it would give away that they did. */
const areForTheUnseen = ({ upon }: FightEventOf<'rolled'>, isVeiled: Veiled): boolean =>
  upon !== undefined && isVeiled({ id: upon });

/** COMBAT-11: what an unseen creature did it with has no name. */
const unnamed = '';

/** Nor does the ability by which it attacked. */
function anonymous(event: FightEventOf<'attacked'>): FightEventOf<'attacked'> {
  const { cause: _, ...attacked } = event;
  return { ...attacked, with: unnamed };
}

/** The same with somebody instead of the veiled, and without the name of what came from them. */
function nameless(event: FightEvent, isVeiled: Veiled): FightEvent {
  const mask = (value: unknown) => (isWho(value) && isVeiled(value) ? somebody : value);
  const masked = Object.fromEntries(
    Object.entries(event).map(([key, value]) => [key, mask(value)]),
  ) as FightEvent;
  return 'by' in masked && masked.by === somebody ? uncaused(masked) : masked;
}

/** Without the name of the thing or ability that did it, wherever an event of this kind has one. */
function uncaused(event: FightEvent): FightEvent {
  switch (event.kind) {
    case 'hurt': {
      const parts = event.damage.parts.map((part, i) =>
        i === 0 ? { ...part, what: unnamed } : part,
      );
      return { ...event, cause: unnamed, damage: { ...event.damage, parts } };
    }
    case 'rolled':
    case 'healed':
    case 'temporary hp':
    case 'enchanted':
      return { ...event, cause: unnamed };
    case 'resisted':
      return { ...event, what: unnamed };
    case 'rerolled':
      return { ...event, ability: unnamed };
    default:
      return event;
  }
}

const isWho = (value: unknown): value is Who =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value;

/**
 * COMBAT-11, DUEL-14: nothing becomes public of what was used, or attacked, out of somebody's sight;
 * who did it does, since nobody hides any more.
 */
function publicOf(event: FightEvent, unseen: FightEvent['unseen']): FightEvent | null {
  if (!unseen) return event;
  const isVeiled = ({ id }: { id: CreatureId }) =>
    Object.values(unseen).some((list) => list.includes(id));
  switch (event.kind) {
    case 'activated':
    case 'triggered':
    case 'more actions':
      return isVeiled(event.who) ? null : event;
    case 'aura felt':
      return isVeiled(event.who) || isVeiled(event.of) ? null : event;
    case 'enchanted':
      return isVeiled(event.who) ? null : publicCause(event, isVeiled);
    case 'rolled': {
      const { [event.who.id]: unseenByIt = [] } = unseen;
      if (areForTheUnseen(event, ({ id }) => unseenByIt.includes(id))) return null;
      return isVeiled(event.who) ? null : publicCause(event, isVeiled);
    }
    case 'attacked':
      if (unseen[event.who.id]?.includes(event.target.id)) return null;
      return isVeiled(event.who) ? anonymous(event) : event;
    case 'rerolled':
      if (unseen[event.who.id]?.includes(event.target.id)) return null;
      return publicCause(event, isVeiled);
    case 'trap sprung': {
      const ofVeiled = event.owner !== undefined && isVeiled({ id: event.owner });
      return isVeiled(event.who) && ofVeiled ? null : event;
    }
    default:
      return publicCause(event, isVeiled);
  }
}

/** ITEM-26: a trap's doing is told without its name where it befell somebody unseen. */
const publicCause = (event: FightEvent, isVeiled: Veiled): FightEvent => {
  if (!('by' in event) || !event.by || typeof event.by !== 'object') return event;
  const ofTrap = event.by.id === somebody.id && 'who' in event && isVeiled(event.who);
  return ofTrap || isVeiled(event.by) ? uncaused(event) : event;
};
