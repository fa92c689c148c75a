import {
  type Damage,
  type FightEvent,
  type FightEventOf,
  type Part,
  type Roll,
  type SeenFightEvent,
} from '../combat/event.ts';
import { resistTo } from '../combat/harm.ts';
import { type RuleId } from '../names.ts';
import { enchantedSeenBy } from './enchanted.ts';
import { isCompanion, unveiled, type Watcher } from './veil.ts';

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
    case 'attacked':
      return { ...event, ...attackSeenBy(event, watcher), to };
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
    case 'more actions':
    case 'done':
      return watcher.owns(event.who.id) || !isCompanion(event.who) ? { ...event, to } : null;
    case 'trap sprung': {
      // Whose it was, nobody is told.
      const { owner: _, ...sprung } = event;
      return { ...sprung, to };
    }
    case 'chain cut':
      return { ...event, chain: [], to };
    case 'rolled': {
      // Whom they fell for is read off what came of them.
      const { upon: _, ...rolled } = event;
      return watcher.owns(event.who.id)
        ? { ...rolled, to }
        : { ...rolled, amount: '', total: null, to };
    }
    case 'lot drawn':
      return null;
    case 'healed':
    case 'temporary hp':
    case 'paid':
    case 'charges':
    case 'enchantment ended':
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

/** Rules that would give away the armor of the one or the strength of the other, or its level. */
const telling: readonly RuleId[] = ['COMBAT-05', 'COMBAT-06', 'MONSTER-07'];
/** What is the worse about an attacker that may not be seen. */
const burdens: readonly RuleId[] = ['COND-09', 'COND-10'];
const isUntold = (rule: RuleId): boolean => !telling.includes(rule);

/** What a viewer knows of an attack: the own side's numbers; the attacked defence is everybody's. */
function attackSeenBy(event: FightEventOf<'attacked'>, watcher: Watcher) {
  const [attacks, suffers] = [watcher.owns(event.who.id), watcher.owns(event.target.id)];
  const { roll, verdict } = event;
  const damage = event.damage && feltBy(event.damage, attacks, suffers || event.with !== '');
  return {
    rules: event.rules.filter(
      (rule) => (attacks || !burdens.includes(rule)) && ((attacks && suffers) || isUntold(rule)),
    ),
    roll: attacks ? roll : onlyTheDie(roll),
    damage: damage && {
      ...damage,
      parts: damage.parts.map((part, i) => {
        const known = i < ofAttacker ? attacks : i === ofAttacker ? suffers : attacks && suffers;
        return known ? part : hidden(part);
      }),
      times: attacks ? damage.times : verdict === 'critical hit' ? 2 : 1,
      dealt: suffers ? damage.dealt : null,
    },
  };
}

/**
 * The same of what is no attack's. What its dealer brought to it is the dealer's to know, as is that
 * it counted twice for MONSTER-07; the ground brings dice that lie open.
 */
function hurtSeenBy({ by, who, cause, rules, damage }: FightEventOf<'hurt'>, watcher: Watcher) {
  const [deals, suffers] = [by !== null && watcher.owns(by.id), watcher.owns(who.id)];
  const felt = feltBy(damage, deals, suffers || cause !== '');
  const times = !deals && rules.includes('MONSTER-07') ? damage.times / 2 : damage.times;
  return {
    rules: rules.filter(
      (rule) => (rule === 'MONSTER-07' ? deals : suffers && deals) || isUntold(rule),
    ),
    damage: {
      ...felt,
      parts: felt.parts.map((part, i) =>
        suffers && (i > 0 || deals || by === null) ? part : hidden(part),
      ),
      times,
      dealt: suffers ? damage.dealt : null,
    },
  };
}

/** Of a wound's parts, weapon and damage are the attacker's; then the target's resist, then piercing. */
const ofAttacker = 2;

/**
 * COMBAT-11: a wound without the parts that would tell by being there: of piercing knows who brought
 * it alone, and of the type, where whose it was is not seen, who felt it. All else is told as physical.
 */
function feltBy(damage: Damage<number>, deals: boolean, typed: boolean): Damage<number> {
  const untold = [...(deals ? [] : ['piercing']), ...(typed ? [] : [resistTo(damage.type)])];
  const parts = damage.parts.filter(({ what }, i) => i === 0 || !untold.includes(what));
  return { ...damage, type: typed ? damage.type : 'physical', parts };
}

const hidden = ({ what }: Part<number>): Part<null> => ({ what, n: null });

const rollSeenBy = (
  { who, roll }: FightEventOf<'initiative' | 'rerolled'>,
  { owns }: Watcher,
): Roll<number | null> => (owns(who.id) ? roll : onlyTheDie(roll));

/** And not what conditions took from it, nor whether any did. */
const onlyTheDie = (roll: Roll<number>): Roll<number | null> => ({
  ...roll,
  parts: roll.parts.slice(0, 2).map((part, i) => (i === 0 ? part : hidden(part))),
  total: null,
});

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
