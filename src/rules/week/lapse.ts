import { type Deadline } from '../game.ts';
import { type DeadlineId } from '../names.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { heroOf, type Scene, setGame } from '../scene.ts';
import { endQuiet, remind } from '../absence/remind.ts';
import { closeBets } from '../betting/close.ts';
import { postForTheLate } from '../duel/feature.ts';
import { lapseFightTurn, playOut } from '../fighting/turns.ts';
import { standIn } from '../standing-in/play.ts';
import { dropDeadline, nextStepAtOnce } from './deadlines.ts';
import { leaveMenagerie } from './leave-menagerie.ts';
import { passTurn } from './pass.ts';
import { nextStep } from './steps.ts';

/** A deadline has come: done once, and refused ever after, as it is gone. */
export function lapse(scene: Scene, id: DeadlineId): Refusal | void {
  const deadline = scene.game.deadlines[id];
  const { pausedSince } = scene.game;
  if (!deadline || deadline.due > scene.moment.now || pausedSince !== null) {
    return refuse('not due', null, {});
  }
  dropDeadline(scene, deadline);
  return lapsed(scene, deadline);
}

function lapsed(scene: Scene, deadline: Deadline): Refusal | void {
  switch (deadline.kind) {
    case 'turn':
      return endOpenTurn(scene, isAnnounced(scene) ? 'away' : 'lapsed');
    case 'loot clock':
      return endLootRound(scene);
    case 'fight turn':
      return lapseFightTurn(scene, deadline.step);
    case 'feature':
      return postForTheLate(scene);
    case 'betting':
      closeBets(scene);
      setGame(scene, { phase: 'duel' });
      return nextStepAtOnce(scene);
    case 'next step':
      return nextStep(scene);
    case 'quiet end':
      return endQuiet(scene, deadline.hero);
    case 'turn reminder':
      return remind(scene, 'turn');
    case 'fight turn reminder':
      return remind(scene, 'fight turn');
    case 'feature reminder':
      return remind(scene, 'feature');
    case 'betting reminder':
      return remind(scene, 'betting');
  }
}

/** ENTER-03: the half hour is over; the hero leaves from where it stands. */
function endLootRound(scene: Scene): Refusal | void {
  const turn = scene.game.week?.turn;
  if (!turn || !scene.game.fight?.walk) return refuse('not due', null, {});
  leaveMenagerie(scene, turn.hero, 'timed out');
}

/** TURN-05: away when it was unlocked, and until the end that it had then, however that has moved. */
function isAnnounced({ game }: Scene): boolean {
  const turn = game.week?.turn;
  const until = turn?.away === undefined ? null : game.heroes[turn.hero]?.absence?.until;
  return turn?.away !== undefined && typeof until === 'number' && until >= turn.away;
}

/** TURN-05: a turn not begun is passed, or played where its player wants that. TURN-09: one that was begun ends, a fight to its end first. */
export function endOpenTurn(scene: Scene, why: 'lapsed' | 'gone' | 'away'): Refusal | void {
  const turn = scene.game.week?.turn;
  if (!turn) return refuse('not due', null, {});
  if (!turn.begun)
    return heroOf(scene.game, turn.hero).autopilot?.on
      ? standIn(scene, turn, why)
      : passTurn(scene, turn, why);
  playOut(scene);
  const left = scene.game.week?.turn;
  if (left?.hero === turn.hero) leaveMenagerie(scene, turn.hero, why === 'away' ? 'lapsed' : why);
}
