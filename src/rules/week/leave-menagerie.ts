import { type HeroId } from '../names.ts';
import { freeGold } from '../money.ts';
import { type Refusal } from '../refusal.ts';
import { faceOf, type Scene, tell } from '../scene.ts';
import { lootingRefusal, nextTurn } from './turn.ts';

/** ENTER-10: leaves the menagerie, early if they like; the next turn is unlocked. */
export function endTurn(scene: Scene, hero: HeroId): Refusal | void {
  const no = lootingRefusal(scene, hero, 'ENTER-10');
  if (no) return no;
  leaveMenagerie(scene, hero, 'asked');
}

/** `gone`: its player has left the server. */
type TurnEnd = 'asked' | 'lapsed' | 'gone';

/** ENTER-10, TURN-09 */
export function leaveMenagerie(scene: Scene, hero: HeroId, why: TurnEnd): void {
  tell(
    scene,
    'turn ended',
    [why === 'asked' ? 'ENTER-10' : 'TURN-09'],
    { hero: faceOf(scene.game, hero), why },
    { [hero]: { purse: freeGold(scene.game, hero) } },
  );
  nextTurn(scene);
}
