import { type Turn } from '../game.ts';
import { type HeroId } from '../names.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { heroOf, type Scene } from '../scene.ts';
import { lose } from './lose.ts';
import { countPass, type PassReason } from './passing.ts';
import { nextTurn, notYourTurn } from './turn.ts';

/** GAME-05: so many passes before an undefeated monster lose the game. */
const strikesOut = 3;

/** TURN-03, TURN-04: the player's own word. A turn that was begun is not passed (TURN-09). */
export function pass(scene: Scene, hero: HeroId): Refusal | void {
  const turn = scene.game.week?.turn;
  if (!turn || turn.hero !== hero) return notYourTurn(scene.game);
  if (turn.begun) return refuse('turn begun', 'TURN-09', {});
  passTurn(scene, turn, 'asked');
}

/** TURN-05: lapsing is passing. */
export function passTurn(scene: Scene, turn: Turn, why: PassReason): void {
  const before = heroOf(scene.game, turn.hero).strikes;
  const strikes = countPass(scene, turn, why);
  if (strikes > before && strikes >= strikesOut) {
    lose(scene, [{ hero: turn.hero, cause: 'strikes', by: null }]);
    if (scene.game.phase === 'over') return;
  }
  nextTurn(scene);
}
