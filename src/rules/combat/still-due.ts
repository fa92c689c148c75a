import { type Aim } from '../abilities/aim.ts';
import { isForGood } from '../abilities/limits.ts';
import { reachedInSight } from '../abilities/verbs/reached.ts';
import { type Carried } from '../abilities/carried.ts';
import { type Bout, isSafe, type Moment } from './bout.ts';
import { answersCharmers } from './charmed.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { type Due, type Handler } from './handlers.ts';
import { whyNoMore } from './more-actions.ts';
import { canPay, outlives } from './price.ts';
import { wordOn } from './standing.ts';

/** COMBAT-14: a dead owner's are dropped, save those that its death set off. */
export function isStillDue(bout: Bout, { handler, moment }: Due): boolean {
  if (!isOpenTo(handler, moment)) return false;
  if (isInVain(bout, handler, moment) || isCountered(handler, moment)) return false;
  const { owner: self } = handler;
  // ENTER-07: who was left behind does nothing.
  if (isSafe(self)) return false;
  if (self.dead && !(moment.kind === 'died' && moment.sufferer === self)) return false;
  const now = carriedBy(self, handler);
  if (!now || now.spent || wordOn(now, handler.index, handler.ability) === 'never') return false;
  if (!handler.ability.must && (bout.keeps?.(now.item) || isSaved(bout.fight, now, handler)))
    return false;
  if (answersCharmers(bout.fight, self, handler.ability, moment)) return false;
  return (
    outlives(self, handler.ability) &&
    canPay(bout.fight, self, now, handler.index, handler.ability) === null
  );
}

/** DUEL-13: what is to be kept is not spent by itself, unless its player has said that it may be. */
const isSaved = ({ kept }: Fight, { item, standing }: Carried, { index, ability }: Handler) =>
  kept?.includes(item) === true &&
  standing[index] === undefined &&
  (ability['used up'] ?? ability.charge) === true;

/** A roll may be another by now, and hears each ability once. */
function isOpenTo({ owner, carried, index, trigger }: Handler, moment: Moment): boolean {
  if (moment.kind !== 'rolled') return true;
  const { answered } = moment.facts;
  const key = `${owner.id}:${carried.item}:${index}`;
  const { test } = trigger;
  if (answered.includes(key) || (test && !(test as (facts: object) => boolean)(moment.facts)))
    return false;
  answered.push(key);
  return true;
}

/** As it is now: what is used up changes during a bout. */
export const carriedBy = ({ kit }: Creature, { carried }: Handler): Carried | undefined =>
  kit?.find(({ item }) => item === carried.item);

/** COMBAT-14: who else had a part in it: whom the carrier did it to, or else who did it. */
export function otherIn({ owner, trigger }: Handler, { doer, sufferer }: Moment): Creature | null {
  const other = trigger.part === 'doer' ? sufferer : doer;
  return other === owner ? null : other;
}

/**
 * Whether all that it would do falls upon somebody else, where nobody else had a part in it or who had
 * is dead by now, or is more to do for somebody who can have no more.
 */
const isInVain = (bout: Bout, handler: Handler, moment: Moment): boolean =>
  handler.ability.do.every(
    (effect) =>
      isOfHiding(effect, moment) ||
      ('actions' in effect
        ? whyNoMore(bout, handler.owner) !== null
        : 'to' in effect && isPast(bout, effect.to, handler, moment)),
  );

/** COND-01: hiding is laid on nobody. */
const isOfHiding = (effect: object, { kind, facts }: Moment): boolean =>
  'lay the same' in effect && (kind === 'rid' || kind === 'laid') && facts.condition === 'hidden';

function isPast(bout: Bout, aim: unknown, handler: Handler, moment: Moment): boolean {
  if (typeof aim === 'object' && aim !== null) return isOnNobody(bout, aim as Aim, handler, moment);
  if (aim === 'other') return otherIn(handler, moment)?.dead ?? true;
  return aim === 'victim' && moment.sufferer?.dead === true;
}

/**
 * COMBAT-18: it would spend a use though nobody whom its owner makes out is there; of who hides it tells nothing
 * (COND-01).
 */
function isOnNobody(bout: Bout, aim: Aim, handler: Handler, moment: Moment): boolean {
  const { owner: carrier, ability } = handler;
  const { limit, charge, 'used up': usedUp, 'pays hp': hp } = ability;
  if (!isForGood(limit) && !charge && !usedUp && hp === undefined) return false;
  const run = { bout, carrier, targets: [carrier], other: otherIn(handler, moment), moment };
  return reachedInSight(run, aim).length === 0;
}

/** COMBAT-14: one counter is enough. */
const isCountered = ({ ability }: Handler, moment: Moment): boolean =>
  moment.kind === 'targeted' &&
  moment.facts.countered &&
  ability.do.some((effect) => 'counter' in effect);
