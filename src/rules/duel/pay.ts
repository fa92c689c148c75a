import { settleBets, ownReturn } from '../betting/close.ts';
import { purse } from '../money.ts';
import { gold, type HeroId } from '../names.ts';
import { faceOf, heroOf, isLiving, pay, type Scene, tell } from '../scene.ts';

/** DUEL-09, BET-04, BET-10: the winner's 2 × level, the same for an underdog; then the bets. */
export function payDuel(scene: Scene): void {
  const result = scene.game.duel?.result;
  if (!result || result.kind === 'called off') return;
  const won = result.kind === 'won' ? result.winner : null;
  // Whoever left between the result and the payout has lost, gold included (GAME-03).
  const winner = won && isLiving(scene.game, won) ? won : null;
  const prize = gold(winner ? 2 * heroOf(scene.game, winner).level : 0);
  if (winner) pay(scene, 'mint', purse(winner), prize, 'duel won');
  const bettors = Object.keys(scene.game.bets) as HeroId[];
  const bets = settleBets(scene, result);
  const told = winner && !bettors.includes(winner) ? [...bettors, winner] : bettors;
  tell(
    scene,
    'duel paid',
    ['DUEL-09', 'BET-04'],
    { winner: winner && faceOf(scene.game, winner), prize, bets },
    Object.fromEntries(told.map((hero) => [hero, ownReturn(scene, bets, hero)])),
  );
}
