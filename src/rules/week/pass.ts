import { type Turn } from '../game.ts';
import { type HeroId } from '../names.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { heroOf, type Scene } from '../scene.ts';
import { lose, type Losing } from './lose.ts';
import { countPass, type PassReason } from './passing.ts';
import { goOnAlone, tellLeftAlone } from './tied-pair.ts';
import { nextTurn, notYourTurn } from './turn.ts';
import { theWeek } from './week.ts';
import { heroesIn, isTurnOf } from '../whose-turn.ts';

/** GAME-05: so many passes before an undefeated monster lose the game. */
const strikesOut = 3;

/** TURN-03, TURN-04: the player's own word. A turn that was begun is not passed (TURN-09). */
export function pass(scene: Scene, hero: HeroId): Refusal | void {
  const turn = scene.game.week?.turn;
  if (!isTurnOf(turn, hero)) return notYourTurn(scene.game);
  if (turn.begun) return refuse('turn begun', 'TURN-09', {});
  passTurn(scene, { ...turn, hero }, 'asked');
}

/** TURN-05: lapsing is passing; of a tied pair's turn the other has still theirs (DUEL-10). */
export function passTurn(scene: Scene, turn: Turn, why: PassReason): void {
  const open = theWeek(scene.game).turn;
  if (!goesOnWithout(scene, struckOut(scene, turn, why))) return;
  const other = open?.with !== undefined && heroesIn(open).find((one) => one !== turn.hero);
  if (!open || !other) return nextTurn(scene);
  goOnAlone(scene, open, other);
  tellLeftAlone(scene, other, turn.hero, { passed: true });
}

/** GAME-05: counts that pass; who has lost by it: nobody, or its hero. */
export function struckOut(scene: Scene, turn: Turn, why: PassReason): Losing[] {
  const before = heroOf(scene.game, turn.hero).strikes;
  const strikes = countPass(scene, turn, why);
  return strikes > before && strikes >= strikesOut
    ? [{ hero: turn.hero, cause: 'strikes', by: null }]
    : [];
}

/** Those are out, all at once (GAME-07); whether the game goes on. */
export function goesOnWithout(scene: Scene, out: Losing[]): boolean {
  if (out.length > 0) lose(scene, out);
  return scene.game.phase !== 'over';
}
