import { isAwayThrough, isSkipped } from '../absence/away.ts';
import { isAtPeace } from '../combat/index.ts';
import { refuseAction } from '../combat/refusal.ts';
import { type Game, type Turn } from '../game.ts';
import { type HeroId, type RuleId } from '../names.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { heroOf, isLiving, monsterCard, type Scene, setGame, tell } from '../scene.ts';
import { described } from './described.ts';
import { dropDeadlines, nextStepAtOnce, setDeadline } from './deadlines.ts';
import { countPass } from './passing.ts';
import { pairFor, turnToOtherHalf } from './tied-pair.ts';
import { setWeek, theMonster, theWeek } from './week.ts';
import { heroesIn, isTurnOf, whoseFaces } from '../whose-turn.ts';

/** TURN-07: refused unless this hero's turn is open and the hero is inside the menagerie. */
export function lootingRefusal(scene: Scene, hero: HeroId, rule: RuleId): Refusal | null {
  const { game } = scene;
  const turn = game.week?.turn;
  if (!isTurnOf(turn, hero)) return notYourTurn(game);
  if (game.fight && !isAtPeace(game.fight)) return refuse('in a fight', rule, {});
  const asked = game.fight?.pending?.asked.of;
  if (asked !== undefined)
    // Whoever is asked in a loot turn is its hero's own, or is the hero.
    return refuseAction('answer first', 'COMBAT-14', {
      of: game.fight?.creatures[asked]?.name ?? heroOf(game, hero).name,
    });
  if (!theMonster(game).defeated) {
    return refuse('monster stands', rule, { monster: monsterName(scene) });
  }
  return turn.begun ? null : refuse('turn not begun', 'TURN-07', {});
}

export function notYourTurn(game: Game): Refusal {
  const turn = game.week?.turn;
  const whose = turn ? heroesIn(turn).map((hero) => heroOf(game, hero).name) : [];
  return refuse('not your turn', 'TURN-07', { whose });
}

const monsterName = ({ game, goods }: Scene): string =>
  monsterCard(game, goods, theMonster(game).definition).name;

/** One more thing was done in the open turn. */
export function stepTurn(scene: Scene): void {
  const { turn } = theWeek(scene.game);
  if (turn) setWeek(scene, { turn: { ...turn, step: turn.step + 1 } });
}

/** TURN-01, TURN-02: the next one in order is told; the turn is open until the midnight of the moment. */
function openTurn(scene: Scene, next: HeroId, kind: Turn['kind']): void {
  unlock(scene, kind === 'monster' ? pairFor(scene, next) : { hero: next }, kind);
}

/** TURN-05: who is back before their autopilot has begun has their turn themselves, and all are told anew. */
export function takeTurnBack(scene: Scene, hero: HeroId): void {
  const turn = scene.game.week?.turn;
  if (!turn?.autopilot || turn.begun || turn.hero !== hero) return;
  if (isAwayThrough(scene, hero, scene.moment.midnight)) return;
  dropDeadlines(scene, 'turn');
  unlock(scene, { hero }, turn.kind);
}

function unlock(scene: Scene, whose: Pick<Turn, 'hero' | 'with'>, kind: Turn['kind']): void {
  const until = scene.moment.midnight;
  const { hero, with: other } = whose;
  const isAway = [hero, ...(other ? [other] : [])].some((one) => isAwayThrough(scene, one, until));
  // Whose autopilot plays it is waited for by nobody; it is an act of its own all the same.
  const autopilot = !other && isSkipped(scene, hero, until) && { autopilot: true as const };
  const away = isAway && { away: until };
  const turn = { ...whose, kind, begun: false, step: 0, ...away, ...autopilot };
  setWeek(scene, { turn });
  setDeadline(scene, 'turn', autopilot ? scene.moment.now : until, hero);
  tell(scene, 'turn unlocked', ['TURN-01', 'TURN-02', ...(other ? (['DUEL-10'] as const) : [])], {
    ...whoseFaces(scene.game, turn),
    kind,
    until: scene.game.pausedSince === null ? until : null,
    ...autopilot,
  });
}

/**
 * The turn is over; whose is next? WEEK-06: all of the order while somebody is left, then those who
 * make theirs up (TURN-08), then the auction's step.
 */
export function nextTurn(scene: Scene): void {
  dropDeadlines(scene, 'turn');
  dropDeadlines(scene, 'loot clock');
  setWeek(scene, { turn: null });
  turnToOtherHalf(scene);
  const kind = theMonster(scene.game).defeated ? 'loot' : 'monster';
  const next = firstHere(scene, nextInOrder, kind);
  if (next) return openTurn(scene, next, kind);
  describeUnbeaten(scene);
  const makeUp = firstHere(scene, nextMakeUp, 'make-up');
  if (makeUp) {
    setGame(scene, { phase: 'make-up' });
    return openTurn(scene, makeUp, 'make-up');
  }
  setGame(scene, { phase: 'auction' });
  nextStepAtOnce(scene);
}

/** MONSTER-08, MONSTER-11: its round is over, though nobody has beaten it, or one of two (DUEL-10). */
function describeUnbeaten(scene: Scene): void {
  const { monster, half } = theWeek(scene.game);
  const standing = monster.defeated ? half : monster;
  if (!standing || standing.described) return;
  const told = { ...standing, described: true as const };
  setWeek(scene, monster.defeated ? { half: told } : { monster: told });
  const isSecond = monster.defeated || standing.second;
  tell(scene, 'monster unbeaten', ['MONSTER-08', 'MONSTER-11'], {
    ...described(scene, standing),
    ...(isSecond && { half: true as const }),
  });
}

/** TURN-05: the turns of those who are away are passed on the way, unless they have them played. */
function firstHere(
  scene: Scene,
  next: (scene: Scene) => HeroId | null,
  kind: Turn['kind'],
): HeroId | null {
  for (;;) {
    const hero = next(scene);
    if (hero === null || heroOf(scene.game, hero).autopilot?.on) return hero;
    if (!isSkipped(scene, hero, scene.moment.midnight)) return hero;
    countPass(scene, { hero, kind, begun: false, step: 0 }, 'away');
  }
}

function nextInOrder(scene: Scene): HeroId | null {
  const week = theWeek(scene.game);
  for (let at = week.opened; at < week.order.length; at++) {
    const hero = week.order[at];
    if (hero && isLiving(scene.game, hero)) {
      setWeek(scene, { opened: at + 1 });
      return hero;
    }
  }
  setWeek(scene, { opened: week.order.length });
  return null;
}

/** TURN-08: in the order of passing, unless the house draws them. */
function nextMakeUp(scene: Scene): HeroId | null {
  const waiting = theWeek(scene.game).makeUps.filter((one) => isLiving(scene.game, one));
  const inOrder = scene.game.house['make-ups in order'] === 1 || waiting.length < 2;
  const at = inOrder ? 0 : scene.dice.roll(waiting.length, 'make-up') - 1;
  setWeek(scene, { makeUps: waiting.filter((_, n) => n !== at) });
  return waiting[at] ?? null;
}
