import { type FightEvent, type SeenFightEvent } from '../combat/event.ts';
import { enchantedSeenBy, enchantmentEndSeenBy } from './enchanted.ts';
import { rollSeenBy } from './rolls.ts';
import { isCompanion, unveiled, type Watcher } from './veil.ts';
import { attackSeenBy, hurtSeenBy, isUntold } from './wounds.ts';

/**
 * COMBAT-11, COMBAT-12: an event as `watcher` may know it; null where it may not know of it at all.
 * Dice lie open; what is added to them, armor, and what a wound took are their owners' business.
 */
function eventSeenBy(event: FightEvent, watcher: Watcher): SeenFightEvent | null {
  const seen = unveiled(event, watcher);
  return seen && numbersSeenBy(seen, watcher);
}

/** COMBAT-11, COMBAT-12: the same without numbers that are nobody else's business. */
function numbersSeenBy(event: FightEvent, watcher: Watcher): SeenFightEvent | null {
  const { to } = watcher;
  switch (event.kind) {
    case 'attacked': {
      const { far: _, ...seen } = event;
      return { ...seen, ...attackSeenBy(event, watcher), to };
    }
    case 'initiative': {
      const { among: _, ...seen } = event;
      return { ...seen, roll: rollSeenBy(event, watcher), to };
    }
    case 'rerolled':
      return { ...event, roll: rollSeenBy(event, watcher), to };
    case 'hurt':
      return { ...event, ...hurtSeenBy(event, watcher), to };
    case 'levelled':
      return watcher.owns(event.who.id)
        ? { ...event, to }
        : { ...event, rules: event.rules.filter(isUntold), level: null, to };
    case 'enchanted':
      return enchantedSeenBy(event, watcher);
    case 'enchantment ended':
      return enchantmentEndSeenBy(event, watcher);
    case 'more actions':
    case 'done':
      return watcher.owns(event.who.id) || !isCompanion(event.who) ? { ...event, to } : null;
    case 'trap sprung': {
      // Whose it was, nobody is told.
      const { owner: _, ...sprung } = event;
      return { ...sprung, to };
    }
    // GAME-06: the hosts are told; whoever is in it might learn that somebody hidden set it off.
    case 'chain cut':
      return null;
    case 'rolled': {
      // Whom they fell for is read off what came of them.
      const { upon: _, ...rolled } = event;
      return watcher.owns(event.who.id)
        ? { ...rolled, to }
        : { ...rolled, amount: '', total: null, to };
    }
    case 'lot drawn':
      return null;
    case 'studied':
      return watcher.owns(event.by.id) ? { ...event, to } : null;
    case 'healed':
    case 'temporary hp':
    case 'paid':
    case 'charges':
    case 'gold won':
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

/** What a watcher knows of several; the stretches of a way that it saw without a break are one. */
export function eventsSeenSo(events: readonly FightEvent[], watcher: Watcher): SeenFightEvent[] {
  const seen: SeenFightEvent[] = [];
  let lost = false;
  for (const event of events) {
    const one = eventSeenBy(event, watcher);
    const last = seen.at(-1);
    const whole = last && one && !lost ? joined(last, one) : null;
    if (whole) seen[seen.length - 1] = whole;
    else if (one) seen.push(unbroken(one));
    if (isWay(event)) lost = one === null;
  }
  return seen;
}

const isWay = ({ kind }: { kind: FightEvent['kind'] }) => kind === 'moved' || kind === 'was moved';

function joined(last: SeenFightEvent, next: SeenFightEvent): SeenFightEvent | null {
  if (next.kind !== 'moved' && next.kind !== 'was moved') return null;
  if (last.kind !== next.kind || !next.later || last.who.id !== next.who.id) return null;
  const rules = [...new Set([...last.rules, ...next.rules])];
  return { ...last, rules, path: [...last.path, ...next.path] };
}

/** That it went on from somewhere unseen is not told. */
function unbroken(event: SeenFightEvent): SeenFightEvent {
  if ((event.kind !== 'moved' && event.kind !== 'was moved') || !event.later) return event;
  const { later: _, ...way } = event;
  return way;
}
