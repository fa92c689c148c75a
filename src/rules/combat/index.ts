import { type Dice } from '../dice.ts';
import { type FightAction } from './action.ts';
import * as autopilot from './autopilot.ts';
import { type Fought } from './bout.ts';
import { type CreatureId } from './creature.ts';
import * as onlookers from './drawn-in.ts';
import { type Entrant } from './enter.ts';
import { type Fight } from './fight.ts';
import * as joining from './joining.ts';
import * as legal from './legal.ts';
import { type Mind } from './mind/minds.ts';
import { type Orders } from './mind/orders.ts';
import * as opening from './open.ts';
import { type FightRefusal } from './refusal.ts';
import * as playingOn from './playing-on.ts';
import { asItStands } from './resolve.ts';
import * as take from './take.ts';

export { actionSchema, type FightAction } from './action.ts';
export { type Fought } from './bout.ts';
export { type Creature, type CreatureId, type Side } from './creature.ts';
export { type Entrant } from './enter.ts';
export { NoEntry } from './no-entry.ts';
export { type Stay, stayOf } from './staying.ts';
export { stayingThings, type Trap, trapOn, withoutTrapsOf } from './traps.ts';
export { type Thing } from './thing.ts';
export { type FightEvent, type SeenFightEvent } from './event.ts';
export { type Fight, type FightMode, type Outcome, type Reserve } from './fight.ts';
export { actionsLeft, actsOf, awaited, companionsOf, isSameTurn, ledMonster } from './acting.ts';
export {
  actionsAlong,
  type Journey,
  journeyTo,
  placesAcross,
  stepOut,
  strideAlong,
} from './journey.ts';
export { isStuck, type WhyFar, whyFar } from './why-far.ts';
export { hindranceOf } from './hindrance.ts';
export { leaveMap, sendAway } from './leaving.ts';
export { isAtPeace, spentOne } from './at-peace.ts';
export { speedBy } from './movement.ts';
export { refitted } from './refit.ts';
export { settled } from './settle.ts';
export { refusalOf } from './allowed.ts';
export { healthWord, type HealthWord, hpOf, maxHp } from './health.ts';
export { type Mind, minds, noting, presentMind, retelling, Undecided } from './mind/minds.ts';
export { type Orders } from './mind/orders.ts';
export { type Opening } from './open.ts';
export { type Secret, secretsAtHand, secretsIn } from './secrets.ts';
export { type FightRefusal } from './refusal.ts';
export { type RunningFight } from './playing-on.ts';

/**
 * Begins a fight: start tiles (DUEL-16; dice `start pair`, `start`), initiative (COMBAT-01; dice
 * `initiative`), the first turn. Sheets are in force at the creatures' levels. Without surprise
 * (DUEL-11). Throws where that is no fight: one side only, fewer than two spawn tiles; and `NoEntry`
 * where somebody has no room. It may wait for an answer (COMBAT-14) before anything but places is
 * settled. The first turn may be a monster's: see `playMinds`.
 */
export const openFight = (by: opening.Opening, dice: Dice): Fought => opening.openFight(by, dice);

/**
 * Lets others into a running fight (COMBAT-01): on their tiles, or where duelists start (dice
 * `start`). Who is hidden from every enemy there acts once at once (COMBAT-10), but not in a duel;
 * then they roll (dice `initiative`) and are inserted into the order. It may wait for an answer
 * (COMBAT-14) once they are in their places. Throws `NoEntry` where the fight is over or waits for an
 * answer already, where somebody is in it already, or where there is no room.
 */
export const joinFight = (
  fight: Fight,
  entrants: readonly [Entrant, ...Entrant[]],
  dice: Dice,
): Fought => joining.joinFight(fight, entrants, dice);

/**
 * ENTER-09: whom of those who stand about a running fight draws in: who is within sight of one who
 * fights, hidden or not. They join by `joinFight`; asked again after each act, it finds who has come
 * into sight since. Who has no tile is nowhere yet.
 */
export const drawnIn = (fight: Fight, bystanders: readonly Entrant[]): Entrant[] =>
  onlookers.drawnIn(fight, bystanders);

/**
 * One action of one creature (COMBAT-02), and all that follows from it: a turn without actions left
 * ends by itself, and with it perhaps the round and the fight. Refused, as a value, is what
 * `legalActions` does not list; a refusal rolls no dice. `fight.step` grows by 1, but for a health
 * check (COMBAT-12), which is free, always allowed and leaves the fight as it is; its answer is
 * in the events alone. Who concedes in the midst of another act does so once that is over. Dice: `to hit` (COMBAT-03), `release` (DUEL-04).
 */
export const takeAction = (
  fight: Fight,
  creature: CreatureId,
  action: FightAction,
  dice: Dice,
): Fought | FightRefusal => take.takeAction(fight, creature, action, dice);

/**
 * A fight that goes on in place, on a copy of `fight`: for whoever plays many actions and needs the
 * states between them no longer. What it does is what `takeAction` does; `silent`, without events.
 */
export const runFight = (
  fight: Fight,
  dice: Dice,
  how: { silent?: boolean } = {},
): playingOn.RunningFight => playingOn.runFight(fight, dice, how);

/**
 * Everything that `creature` may do now, on its own turn or another's; nothing else is accepted. While
 * somebody is asked (COMBAT-14), of the fight as what has happened so far has left it.
 */
export const legalActions = (fight: Fight, creature: CreatureId): FightAction[] =>
  legal.legalActions(asItStands(fight), creature);

/**
 * Plays whoever has no player (MONSTER-09), from the present turn on, up to a player's turn, that of a
 * monster that a host plays, or the end of the fight. To be called after `openFight`, `takeAction` and `playTurn`; a fight that waits
 * for a player comes back as it was.
 */
export const playMinds = (
  fight: Fight,
  dice: Dice,
  orders?: Readonly<Record<CreatureId, Orders>>,
  mind?: Mind,
  whose?: autopilot.Whose,
): Fought => autopilot.playMinds(fight, dice, orders, mind, whose);

/**
 * Plays what is left of `creature`'s present turn as the autopilot (DUEL-13): it knows what its
 * creature may know, and heeds the standing orders of each creature that acts; without them it never
 * concedes. Nothing happens when it is not that creature's turn. Where `whose` says that it is played
 * for everybody, each hero concedes as ordered in whosever turn (COMBAT-17).
 */
export const playTurn = (
  fight: Fight,
  creature: CreatureId,
  dice: Dice,
  orders?: Readonly<Record<CreatureId, Orders>>,
  mind?: Mind,
  whose?: autopilot.Whose,
): Fought => autopilot.playTurn(fight, creature, dice, orders, mind, whose);
