import { type Dice } from '../dice.ts';
import { type PlayerId } from '../names.ts';
import { actionsLeft } from './acting.ts';
import { countDone, isAtPeace } from './at-peace.ts';
import { begin } from './beginning.ts';
import { type Bout, creatureOf, type Fought } from './bout.ts';
import { giveUp, perform } from './deeds.ts';
import { type FightEvent } from './event.ts';
import { type Act, type Doing, type Fight, type Pending } from './fight.ts';
import { comeIn } from './newcomers.ts';
import { answerLater } from './later.ts';
import { boutOf, closed } from './open-bout.ts';
import { asker, Paused, replaying } from './pending.ts';
import { saidInPeace } from './said-in-peace.ts';
import { settle } from './settle.ts';
import { carryOn } from './settling.ts';
import { tell, type Telling, whoIs } from './tell.ts';
import { isTurnSpent } from './turn-spent.ts';
import { endTurn, lookAbout } from './turns.ts';

/** What has just begun goes on; who has been placed stays so, whatever may still be asked. */
export function goingOn({ fight, events }: Fought, doing: Doing, dice: Dice): Fought {
  const gone = resolve(fight, { ...doing, rolls: [], answers: [] }, dice);
  return { fight: gone.fight, events: [...events, ...gone.events] };
}

/** `told`: how many of its events have been told already; absent: none. */
type Again = Act & Pick<Pending, 'told'>;

/** COMBAT-14: plays the act, again from its beginning where somebody had to be asked in its midst. */
export function resolve(fight: Fight, act: Again, dice: Dice): Fought {
  const { told = 0, ...again } = { ...act, led: ledAs(fight, act) ?? null };
  const { bout, rolls, answers, asked } = playedThrough(fight, act, dice);
  const events = bout.events.slice(told);
  if (!asked) return closed({ fight: bout.fight, events });
  const pending: Pending = { ...again, rolls, answers, asked, told: bout.events.length };
  return waitFor(fight, pending, events, bout);
}

/** The act from its beginning to its end, or to the first question that nobody has answered yet. */
function playedThrough(fight: Fight, act: Again, dice: Dice) {
  const rolls: number[] = [];
  const answers = [...act.answers];
  // ENTER-09: a combat may have begun in the midst of the act.
  const ask = asker(answers, (asked) =>
    isSilent(fight, act, asked) ? false : (saidOf(act, asked) ?? saidInPeace(bout.fight, asked)),
  );
  const begun = { ...fight, led: ledAs(fight, act) };
  const bout: Bout = boutOf(begun, replaying(dice, act.rolls, rolls), ask);
  const { kept } = act;
  if (kept) bout.keeps = (item) => kept.includes(item);
  let asked: Pending['asked'] | null = null;
  try {
    follow(bout, act);
  } catch (pause) {
    if (!(pause instanceof Paused)) throw pause;
    asked = pause.asked;
  }
  bout.fight.led = fight.led;
  return { bout, rolls, answers, asked };
}

/** MONSTER-09: who sits before a fight decides who is asked in it, and so has to stay in an act. */
const ledAs = (fight: Fight, { led = fight.led }: Pick<Act, 'led'>): PlayerId | undefined =>
  led ?? undefined;

/**
 * COMBAT-14: the fight as what has happened of an act so far has left it, for those who look at it
 * while somebody is asked; without a question as it is. Where an act that was begun by other rules
 * comes to dice that never fell, it is as it was before it.
 */
export function asItStands(fight: Fight): Fight {
  const { pending } = fight;
  if (!pending) return fight;
  const known = standing.get(fight);
  if (known) return known;
  // What has been said since holds from the next question on, and nobody has given up yet.
  const act = { ...pending, words: undefined, concedes: undefined };
  const left = playedSoFar({ ...fight, pending: undefined }, act);
  const now = left === null ? fight : { ...left, pending, log: fight.log };
  for (const one of [fight, now]) standing.set(one, now);
  return now;
}

function playedSoFar(fight: Fight, act: Again): Fight | null {
  try {
    return playedThrough(fight, act, noDice).bout.fight;
  } catch (error) {
    if (error instanceof NeverFell) return null;
    throw error;
  }
}

/** Played once for each; what comes of it stands as it is. */
const standing = new WeakMap<Fight, Fight>();

class NeverFell extends Error {}

/** Up to the question all dice have fallen. */
const noDice: Dice = {
  roll(sides, purpose) {
    throw new NeverFell(`a d${sides} for ${purpose} before the question`);
  },
};

/** COMBAT-17: who has given up says no to whatever the act still asks them. */
export const isSilent = (
  { creatures }: Fight,
  { concedes }: Pick<Act, 'concedes'>,
  { of }: Pending['asked'],
): boolean => concedes !== undefined && creatures[of]?.player === creatures[concedes]?.player;

/** COMBAT-14: what its player has said of that ability since the act began; null: to be asked. */
function saidOf({ words }: Act, { item, place }: Pending['asked']): boolean | null {
  const word = place === undefined ? undefined : words?.[item]?.[place];
  return word === undefined || word === 'ask' ? null : word === 'always';
}

/** What is done, and all that follows from it until somebody has to decide something. */
export function follow(bout: Bout, act: Doing & Pick<Again, 'concedes' | 'told'>): void {
  const had = 'action' in act ? actionsLeft(bout.fight, creatureOf(bout.fight, act.by)) : 0;
  if ('action' in act) perform(bout, creatureOf(bout.fight, act.by), act.action);
  else if ('begins' in act) begin(bout, act.begins.stay);
  else comeIn(bout, act.joins);
  settle(bout);
  answerLater(bout);
  concedeNow(bout, act);
  const endsTurn = 'action' in act && act.action.do !== 'end turn';
  if (endsTurn && isAtPeace(bout.fight)) countDone(bout.fight, act.by, had);
  if (endsTurn && !bout.fight.outcome && isTurnSpent(bout)) {
    endTurn(bout);
    // As after a turn that was given up, so that nobody can tell the one from the other.
    settle(bout);
  } else if (endsTurn && !bout.fight.outcome && isMidst(bout, act)) {
    lookAbout(bout);
    settle(bout);
  }
  concedeNow(bout, act);
  carryOn(bout);
  concedeNow(bout, act);
}

/**
 * ENTER-09: whether whoever walks has more to do in a peaceful turn, or who comes along has attacked in
 * it; else their company comes after them before it is looked about.
 */
const isMidst = ({ fight }: Bout, act: Doing): boolean => {
  const { of, actions, attacked, hostile } = fight.turn;
  const isAlong = 'action' in act && act.by !== of;
  return isAtPeace(fight) && (actions > 0 || (isAlong && (attacked || hostile === true)));
};

/** COMBAT-17: not before what has been told of the act by then, which has happened. */
function concedeNow(bout: Bout, { concedes, told = 0 }: Pick<Again, 'concedes' | 'told'>): void {
  if (concedes !== undefined && bout.events.length >= told)
    giveUp(bout, creatureOf(bout.fight, concedes));
}

/**
 * The act is played again when the last question in it is answered; until then its fight is as it was
 * before, but what has happened so far has been told.
 */
function waitFor(
  fight: Fight,
  pending: Pending,
  sofar: FightEvent[],
  { fight: now }: Bout,
): Fought {
  const { of, ability, natural } = pending.asked;
  const asking: Telling = { fight: now, events: [...sofar], silent: false };
  tell(asking, 'asked', ['COMBAT-14'], {
    ...{ who: whoIs(creatureOf(now, of)), ability },
    ...(natural !== undefined && { natural }),
  });
  const { events } = asking;
  return { fight: { ...fight, pending, log: [...fight.log, ...events] }, events };
}
