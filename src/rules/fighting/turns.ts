import {
  actsOf,
  awaited,
  type Fought,
  isAtPeace,
  isSameTurn,
  playMinds,
  playTurn,
  takeAction,
} from '../combat/index.ts';
import { type Fight } from '../combat/fight.ts';
import { refuseAction } from '../combat/refusal.ts';
import { type IntentOf } from '../intent.ts';
import { type HeroId } from '../names.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { type Scene, setGame } from '../scene.ts';
import { keepClock } from '../walking/clock.ts';
import { keepPace } from '../walking/pace.ts';
import { patchLate } from '../walking/refit.ts';
import { comeUpon } from '../walking/secrets.ts';
import { deadlineOf, dropDeadlines, stepDeadline } from '../week/deadlines.ts';
import { withAnswers } from './answers.ts';
import { caughtUp } from './caught-up.ts';
import { setClock } from './clock.ts';
import { ordersIn } from './heeded.ts';
import { settleFight } from './settle.ts';
import { type PlayedFor, tellFighters } from './told.ts';
import { payInPeace } from './won.ts';
import { isTurnOf } from '../whose-turn.ts';

/**
 * A player's action in the own fight, by the hero or a companion of theirs (ITEM-24); then all who have
 * no player act until a player must.
 */
export function fightAct(scene: Scene, hero: HeroId, intent: IntentOf<'fight'>): Refusal | void {
  const { fight } = scene.game;
  if (!fight?.creatures[hero]) return noFight(scene, hero);
  if (intent.step !== null && intent.step !== actsOf(fight, hero)) return refuse('stale', null, {});
  const by = intent.by ?? hero;
  // Of creatures that are somebody else's nothing is told, not even that they are there.
  if (fight.creatures[by] && fight.creatures[by].player !== hero)
    return refuseAction('no such creature', 'COMBAT-02', { creature: by });
  const acted = takeAction(fight, by, intent.action, scene.dice);
  if (isRefusal(acted)) return acted;
  goOn(scene, acted);
}

/** ENTER-06: between rounds a hero is in the void and stunned. */
function noFight({ game }: Scene, hero: HeroId): Refusal {
  const turn = game.week?.turn;
  return isTurnOf(turn, hero) && turn.begun
    ? refuse('no fight', 'COMBAT-02', { where: 'menagerie' })
    : refuse('no fight', 'ENTER-06', { where: 'void' });
}

/** DUEL-13: the clock of that turn ran out; the autopilot plays the rest of it. */
export function lapseFightTurn(scene: Scene, step: number | null): Refusal | void {
  const { fight } = scene.game;
  if (!fight || fight.step !== step) return refuse('not due', null, {});
  const by = awaited(fight);
  const hero = fight.creatures[by]?.player ?? null;
  goOn(scene, playTurn(fight, by, scene.dice, ordersIn(scene.game), scene.mind), hero);
}

/** DUEL-13: the player cannot be waited for; the autopilot plays that turn at once. */
export function playForThem(scene: Scene, hero: HeroId): void {
  const { fight } = scene.game;
  if (fight) goOn(scene, playTurn(fight, hero, scene.dice, ordersIn(scene.game), scene.mind), hero);
}

/** TURN-09: the whole turn's time is over; the fight is played to its end, and told as one. */
export function playOut(scene: Scene): void {
  if (!scene.game.fight) return;
  let played: Fought = { fight: scene.game.fight, events: [] };
  if (isDone(played.fight)) return;
  for (let turns = 0; !isDone(played.fight) && turns < longest; turns++) {
    const { fight } = played;
    played = then(
      played,
      playTurn(fight, awaited(fight), scene.dice, ordersIn(scene.game), scene.mind, 'everybody'),
    );
    played = then(
      played,
      playMinds(played.fight, scene.dice, ordersIn(scene.game), scene.mind, 'everybody'),
    );
  }
  goOn(scene, played, 'everybody');
}

/** ENTER-09: of a loot round only the combat is played. */
const isDone = (fight: Fight): boolean =>
  fight.outcome !== null || (isAtPeace(fight) && !fight.pending);

const then = (before: Fought, next: Fought): Fought => ({
  fight: next.fight,
  events: [...before.events, ...next.events],
});

/** No fight lasts longer under the autopilots; past it something is wrong with the rules. */
const longest = 5_000;

/**
 * Lets everybody without a player act, tells those who fight, sets the next turn's clock; ITEM-05,
 * ORB-09: then whoever walks has what they have won, and what they have come upon, GAME-06: and what the host has changed in the meantime.
 */
export function goOn(scene: Scene, acted: Fought, playedFor: PlayedFor = null): void {
  playOn(scene, acted, playedFor);
  if (scene.game.fight) payInPeace(scene, scene.game.fight);
  if (scene.game.fight) comeUpon(scene, scene.game.fight);
  if (scene.game.fight) patchLate(scene, scene.game.fight);
}

function playOn(scene: Scene, acted: Fought, playedFor: PlayedFor): void {
  const before = scene.game.fight;
  const paced = inPace(scene, {
    ...acted,
    fight: caughtUp(scene.game, withAnswers(scene, acted.fight)),
  });
  const minds = actedOn(scene, paced.fight);
  const fight = shortened(minds.fight);
  setGame(scene, { fight });
  keepClock(scene, fight);
  tellFighters(scene, minds.fight, playedFor, [...paced.events, ...minds.events]);
  const running = before && isSameWait(before, fight) ? deadlineOf(scene, 'fight turn') : undefined;
  if (running && !fight.outcome) return stepDeadline(scene, running, fight.step);
  dropDeadlines(scene, 'fight turn');
  if (fight.outcome) return settleFight(scene, fight);
  setClock(scene, fight);
}

/** Everybody without a player acts, but during a pause, in which nobody does. */
const actedOn = ({ game, dice, mind }: Scene, fight: Fight): Fought =>
  game.pausedSince === null ? playMinds(fight, dice, ordersIn(game), mind) : { fight, events: [] };

/** ENTER-04: of whoever walks the menagerie. */
function inPace({ dice }: Scene, acted: Fought): Fought {
  const { of } = acted.fight.turn;
  return acted.fight.creatures[of]?.kind === 'hero' && isAtPeace(acted.fight)
    ? keepPace(acted, of as HeroId, dice)
    : acted;
}

/** In peace nobody reckons with what has happened long ago, but for what a host is told (GAME-06). */
function shortened(fight: Fight): Fight {
  if (!isAtPeace(fight) || fight.log.length <= remembered) return fight;
  const old = fight.log.slice(0, -remembered).filter(({ kind }) => kind === 'chain cut');
  return { ...fight, log: [...old, ...fight.log.slice(-remembered)] };
}

/** So many events of a loot round stay with it. */
const remembered = 60;

/** DUEL-13's clock is one turn's: neither half a turn nor a free question winds it up again. */
const isSameWait = (a: Fight, b: Fight): boolean => awaited(a) === awaited(b) && isSameTurn(a, b);
