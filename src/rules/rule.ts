import { backByActing, setAway } from './absence/away.ts';
import { holdCalls, mute, setQuiet } from './absence/calls.ts';
import { dropIdleCalls } from './absence/remind.ts';
import { deed } from './deed.ts';
import { correctFeature } from './duel/correct.ts';
import { type GameEvent } from './event.ts';
import { type Game } from './game.ts';
import { withOwn } from './goods.ts';
import { bring } from './hosting/bring.ts';
import { cancel, setHouse } from './hosting/cancel.ts';
import { hostRefusal, nameSecond, takeOver } from './hosting/hosts.ts';
import { creditOutage } from './hosting/outage.ts';
import { pause, resume } from './hosting/pause.ts';
import { type Actor, type Intent } from './intent.ts';
import { join } from './lobby/join.ts';
import { leave, remove } from './lobby/leave.ts';
import { setAnswer } from './fighting/answers.ts';
import { setOrders } from './fighting/orders.ts';
import { leadMonster, releaseMonster, takeMonster } from './fighting/taken.ts';
import { retitle } from './lobby/retitle.ts';
import { start } from './lobby/start.ts';
import { type Transfer } from './money.ts';
import { type PlayerId } from './names.ts';
import { type Refusal, refuse } from './refusal.ts';
import { type Context, heroesOf, type Scene } from './scene.ts';
import { setAutopilot } from './standing-in/set.ts';
import { lapse } from './week/lapse.ts';
import { gone } from './week/gone.ts';
import { answerInterview } from './week/interview.ts';
import { isOver } from './week/lose.ts';
import { takeTurnBack } from './week/turn.ts';

export { type Mind, minds, noting, presentMind, retelling, Undecided } from './combat/index.ts';

/** What an act comes to: a refusal, which changes nothing, or a new value and what happened. */
export type Ruled = { game: Game; events: GameEvent[]; transfers: Transfer[] };

/** The law: a game, what somebody wants, and what chance and time say, to what comes of it. */
export function rule(game: Game, intent: Intent, actor: Actor, context: Context): Ruled | Refusal {
  const goods = withOwn(context.goods, game.own);
  const scene: Scene = { ...context, goods, game, events: [], transfers: [] };
  const no = actor.as === 'clock' ? clockActs(scene, intent) : playerActs(scene, intent, actor);
  if (no) return no;
  holdCalls(scene, actor);
  dropIdleCalls(scene);
  const { events, transfers } = scene;
  return { game: { ...scene.game, acts: game.acts + 1 }, events, transfers };
}

function clockActs(scene: Scene, intent: Intent): Refusal | void {
  if (intent.do === 'due') return lapse(scene, intent.deadline);
  if (intent.do === 'outage') return creditOutage(scene, intent);
  if (intent.do === 'gone') return gone(scene, intent.player);
  return refuse('not due', null, {});
}

type Player = Extract<Actor, { as: 'player' }>;

function playerActs(scene: Scene, intent: Intent, actor: Player): Refusal | void {
  switch (intent.do) {
    case 'join':
      return join(scene, actor.player, intent);
    case 'take over':
      return takeOver(scene, actor);
    case 'second':
    case 'pause':
    case 'resume':
    case 'cancel':
    case 'set':
    case 'bring':
    case 'correct feature':
    case 'remove':
    case 'start':
      return hostRefusal(scene.game, actor) ?? hostActs(scene, intent, actor);
    case 'take monster':
    case 'release monster':
    case 'lead':
      return hostRefusal(scene.game, actor) ?? monsterActs(scene, intent, actor.player);
    default:
      return heroActs(scene, intent, actor.player);
  }
}

function hostActs(scene: Scene, intent: Intent, actor: Player): Refusal | void {
  switch (intent.do) {
    case 'start':
      return start(scene, intent);
    case 'second':
      return nameSecond(scene, actor, intent);
    case 'pause':
      return pause(scene);
    case 'resume':
      return resume(scene);
    case 'cancel':
      return cancel(scene);
    case 'set':
      return setHouse(scene, intent);
    case 'bring':
      return bring(scene, intent);
    case 'correct feature':
      return correctFeature(scene, intent);
    case 'remove':
      return remove(scene, intent);
    default:
      return refuse('not due', null, {});
  }
}

/** MONSTER-09 */
function monsterActs(scene: Scene, intent: Intent, host: PlayerId): Refusal | void {
  if (scene.game.pausedSince !== null) return refuse('paused', null, {});
  if (intent.do === 'take monster') return takeMonster(scene, host);
  if (intent.do === 'release monster') return releaseMonster(scene, host);
  return intent.do === 'lead' ? leadMonster(scene, host, intent) : refuse('not due', null, {});
}

/**
 * GAME-04: the dead can do nothing more but speak of the build that they had. While the game is paused all that anybody can is to leave, or
 * to say what their hero is to heed without them (DUEL-13), or how they want to be called.
 */
function heroActs(scene: Scene, intent: Intent, player: PlayerId): Refusal | void {
  const { game } = scene;
  const hero = heroesOf(game).find((one) => one.player === player);
  if (!hero) return refuse('no hero', 'GAME-01', { phase: game.phase });
  if (intent.do === 'answer interview') return answerInterview(scene, hero.id, intent);
  if (hero.lost) return refuse('hero lost', 'GAME-04', { name: hero.name });
  if (isOver(game.phase)) return refuse('game over', null, { phase: game.phase });
  if (intent.do === 'leave') return leave(scene, hero.id, { cause: 'left' });
  if (intent.do === 'set orders') return setOrders(scene, hero.id, intent);
  if (intent.do === 'set autopilot') return setAutopilot(scene, hero.id, intent);
  if (intent.do === 'set answer') return setAnswer(scene, hero.id, intent);
  if (intent.do === 'set quiet') return setQuiet(scene, hero.id, intent);
  if (intent.do === 'set away')
    return setAway(scene, hero.id, intent) ?? takeTurnBack(scene, hero.id);
  if (intent.do === 'mute') return mute(scene, hero.id, intent);
  if (game.pausedSince !== null) return refuse('paused', null, {});
  if (intent.do === 'retitle') return retitle(scene, hero.id, intent);
  if (game.phase === 'lobby') return refuse('still in lobby', null, {});
  backByActing(scene, hero.id, intent.do);
  takeTurnBack(scene, hero.id);
  return deed(scene, hero.id, intent);
}
