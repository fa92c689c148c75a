import { type Dice } from '../dice.ts';
import { begin } from './beginning.ts';
import { type Bout, creatureOf, type Fought } from './bout.ts';
import { giveUp, perform } from './deeds.ts';
import { type Act, type Doing, type Fight, type Pending } from './fight.ts';
import { comeIn } from './newcomers.ts';
import { answerLater } from './later.ts';
import { boutOf, closed } from './open-bout.ts';
import { asker, Paused, replaying } from './pending.ts';
import { settle } from './settle.ts';
import { carryOn } from './settling.ts';
import { tell, whoIs } from './tell.ts';
import { endTurn, isTurnSpent } from './turns.ts';

/** What has just begun goes on; who has been placed stays so, whatever may still be asked. */
export function goingOn({ fight, events }: Fought, doing: Doing, dice: Dice): Fought {
  const gone = resolve(fight, { ...doing, rolls: [], answers: [] }, dice);
  return { fight: gone.fight, events: [...events, ...gone.events] };
}

/** COMBAT-14: plays the act, again from its beginning where somebody had to be asked in its midst. */
export function resolve(fight: Fight, act: Act, dice: Dice): Fought {
  const rolls: number[] = [];
  const answers = [...act.answers];
  const ask = asker(answers, (asked) => (isSilent(fight, act, asked) ? false : saidOf(act, asked)));
  const bout = boutOf(fight, replaying(dice, act.rolls, rolls), ask);
  const { kept } = act;
  if (kept) bout.keeps = (item) => kept.includes(item);
  try {
    follow(bout, act);
  } catch (pause) {
    if (!(pause instanceof Paused)) throw pause;
    return waitFor(fight, { ...act, rolls, answers, asked: pause.asked }, dice);
  }
  return closed(bout);
}

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
export function follow(bout: Bout, act: Doing & Pick<Act, 'concedes'>): void {
  const { concedes } = act;
  if ('action' in act) perform(bout, creatureOf(bout.fight, act.by), act.action);
  else if ('begins' in act) begin(bout, act.begins.stay);
  else comeIn(bout, act.joins);
  settle(bout);
  answerLater(bout);
  if (concedes !== undefined) giveUp(bout, creatureOf(bout.fight, concedes));
  const endsTurn = 'action' in act && act.action.do !== 'end turn';
  if (endsTurn && !bout.fight.outcome && isTurnSpent(bout)) {
    endTurn(bout);
    // As after a turn that was given up, so that nobody can tell the one from the other.
    settle(bout);
  }
  carryOn(bout);
}

/** Nothing of the act has happened until the last question in it is answered. */
function waitFor(fight: Fight, pending: Pending, dice: Dice): Fought {
  const bout = boutOf({ ...fight, pending }, dice);
  const { of, ability } = pending.asked;
  tell(bout, 'asked', ['COMBAT-14'], { who: whoIs(creatureOf(bout.fight, of)), ability });
  return closed(bout);
}
