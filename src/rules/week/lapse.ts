import { type Deadline, type Turn } from '../game.ts';
import { type DeadlineId, type HeroId } from '../names.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { heroOf, type Scene, setGame } from '../scene.ts';
import { endQuiet, remind } from '../absence/remind.ts';
import { closeBets } from '../betting/close.ts';
import { postForTheLate } from '../duel/feature.ts';
import { lapseFightTurn, playOut } from '../fighting/turns.ts';
import { standIn } from '../standing-in/play.ts';
import { dropDeadline, nextStepAtOnce } from './deadlines.ts';
import { leaveMenagerie } from './leave-menagerie.ts';
import { goesOnWithout, passTurn, struckOut } from './pass.ts';
import { type PassReason } from './passing.ts';
import { nextStep } from './steps.ts';
import { goOnAlone } from './tied-pair.ts';
import { nextTurn } from './turn.ts';
import { setWeek, theWeek } from './week.ts';
import { heroesIn, isTurnOf } from '../whose-turn.ts';

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
      return endOpenTurn(scene, 'lapsed');
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

/** ENTER-03: the half hour is over; the hero leaves from where it stands, with what has happened to it by then. */
function endLootRound(scene: Scene): Refusal | void {
  const turn = scene.game.week?.turn;
  if (!turn || !scene.game.fight?.walk) return refuse('not due', null, {});
  // COMBAT-14: what it is asked in the midst of something is answered for it.
  if (scene.game.fight.pending) playOut(scene);
  const left = scene.game.week?.turn;
  if (scene.game.fight?.walk && left?.hero === turn.hero)
    leaveMenagerie(scene, left.hero, 'timed out');
}

/** TURN-05: away when it was unlocked, and until the end that it had then, however that has moved. */
function isAnnounced({ game }: Scene, hero: HeroId): boolean {
  const away = game.week?.turn?.away;
  const until = away === undefined ? null : game.heroes[hero]?.absence?.until;
  return away !== undefined && typeof until === 'number' && until >= away;
}

/** TURN-05: a turn not begun is passed, or played where its player wants that. TURN-09: one that was begun ends, a fight to its end first. */
export function endOpenTurn(scene: Scene, how: 'lapsed' | 'gone'): Refusal | void {
  const turn = scene.game.week?.turn;
  if (!turn) return refuse('not due', null, {});
  if (!turn.begun && turn.with !== undefined) return endPairTurn(scene, turn);
  if (!turn.begun) {
    const why = how === 'lapsed' ? whyLapsed(scene, turn.hero) : how;
    return heroOf(scene.game, turn.hero).autopilot?.on
      ? standIn(scene, turn, why)
      : passTurn(scene, turn, why);
  }
  playOut(scene);
  const left = scene.game.week?.turn;
  if (left?.begun && isTurnOf(turn, left.hero)) leaveMenagerie(scene, left.hero, how);
}

const whyLapsed = (scene: Scene, hero: HeroId): PassReason =>
  isAnnounced(scene, hero) ? 'away' : 'lapsed';

/** DUEL-10: the pair has let its time go by: whoever wants it has their turn played, the others pass. */
function endPairTurn(scene: Scene, turn: Turn): void {
  const isPlayed = (hero: HeroId) => heroOf(scene.game, hero).autopilot?.on ?? false;
  const [first, second] = theWeek(scene.game).order.filter(
    (hero) => isTurnOf(turn, hero) && isPlayed(hero),
  );
  const out = heroesIn(turn)
    .filter((hero) => !isPlayed(hero))
    .flatMap((hero) => struckOut(scene, { ...turn, hero }, whyLapsed(scene, hero)));
  if (!goesOnWithout(scene, out)) return;
  if (first === undefined) return nextTurn(scene);
  // The second one's turn comes after it.
  if (second !== undefined) setWeek(scene, { opened: 1 });
  goOnAlone(scene, turn, first);
  standIn(scene, theWeek(scene.game).turn ?? turn, whyLapsed(scene, first));
}
