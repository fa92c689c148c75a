import { betHold, purse } from '../money.ts';
import { pay, type Scene, setGame, tell } from '../scene.ts';

/** BET-08: every stake goes back whole. */
export function returnBets(scene: Scene, why: string): void {
  const bets = Object.values(scene.game.bets);
  for (const { hero, stake } of bets) {
    pay(scene, betHold(hero), purse(hero), stake, 'bet returned');
  }
  setGame(scene, { bets: {} });
  if (bets.length > 0) tell(scene, 'bets returned', ['BET-08'], { why, bets: bets.length });
}
