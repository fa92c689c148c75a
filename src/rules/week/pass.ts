import { type Turn } from '../game.ts';
import { type HeroId, type RuleId } from '../names.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { faceOf, heroOf, type Scene, setHero, tell } from '../scene.ts';
import { lose } from './lose.ts';
import { nextTurn, notYourTurn } from './turn.ts';
import { setWeek, theMonster, theWeek } from './week.ts';

/** GAME-05: so many passes before an undefeated monster lose the game. */
const strikesOut = 3;

type PassReason = 'asked' | 'lapsed' | 'gone';
type Consequence = 'make-up' | 'strike' | 'forfeit';

/** What passing this turn means: TURN-03 with the monster defeated, else TURN-04; a make-up is lost. */
export function passMeans(scene: Pick<Scene, 'game'>, turn: Turn): Consequence {
  if (turn.kind === 'make-up') return 'forfeit';
  if (!theMonster(scene.game).defeated) return 'strike';
  const limit = scene.game.house['make-up limit'];
  return limit > 0 && heroOf(scene.game, turn.hero).makeUps >= limit ? 'forfeit' : 'make-up';
}

/** TURN-03, TURN-04: the player's own word. A turn that was begun is not passed (TURN-09). */
export function pass(scene: Scene, hero: HeroId): Refusal | void {
  const turn = scene.game.week?.turn;
  if (!turn || turn.hero !== hero) return notYourTurn(scene.game);
  if (turn.begun) return refuse('turn begun', 'TURN-09', {});
  passTurn(scene, turn, 'asked');
}

function rulesOf(turn: Turn, then: Consequence, why: PassReason): RuleId[] {
  if (turn.kind === 'make-up') return ['TURN-05'];
  const passed = { strike: 'TURN-04', 'make-up': 'TURN-03', forfeit: 'TURN-06' } as const;
  return [passed[then], ...(why !== 'asked' ? (['TURN-05'] as const) : [])];
}

/** TURN-05: lapsing is passing. */
export function passTurn(scene: Scene, turn: Turn, why: PassReason): void {
  const missed = why !== 'asked' && scene.game.house['missed turns are passed'] === 0;
  const then = missed ? 'forfeit' : passMeans(scene, turn);
  const { strikes, makeUps } = heroOf(scene.game, turn.hero);
  const counted = then === 'strike' ? strikes + 1 : strikes;
  setHero(scene, turn.hero, { strikes: counted });
  if (then === 'make-up') {
    setHero(scene, turn.hero, { makeUps: makeUps + 1 });
    setWeek(scene, { makeUps: [...theWeek(scene.game).makeUps, turn.hero] });
  }
  const hero = faceOf(scene.game, turn.hero);
  const limited = then === 'forfeit' && turn.kind !== 'make-up' && !missed;
  tell(scene, 'passed', missed ? ['TURN-05'] : rulesOf(turn, then, why), {
    hero,
    why,
    then,
    strikes: counted,
    ...(missed && { missed }),
    ...(limited && { limit: scene.game.house['make-up limit'] }),
  });
  if (counted >= strikesOut && then === 'strike') {
    lose(scene, [{ hero: turn.hero, cause: 'strikes', by: null }]);
    if (scene.game.phase === 'over') return;
  }
  nextTurn(scene);
}
