import { type ReturnReason } from '../event.ts';
import { betHold, freeGold, purse } from '../money.ts';
import { type Gold, type HeroId } from '../names.ts';
import { pay, type Scene, setGame, tell } from '../scene.ts';

/**
 * BET-08, and BET-07 for a corrected feature: every stake goes back whole, and its owner is told,
 * but not one who is `leaving`, whose gold leaves as well (GAME-03).
 */
export function returnBets(scene: Scene, why: ReturnReason, leaving: HeroId | null = null): void {
  const bets = Object.values(scene.game.bets);
  for (const { hero, stake } of bets) {
    pay(scene, betHold(hero), purse(hero), stake, 'bet returned');
  }
  const { duel } = scene.game;
  setGame(scene, { bets: {}, duel: duel && (duel.result ? duel : { ...duel, announced: [] }) });
  const anew = why === 'feature corrected';
  if (bets.length === 0 && !anew) return;
  const staying = bets.filter(({ hero }) => hero !== leaving);
  const own = staying.map(({ hero, stake }) => [
    hero,
    { stake, purse: freeGold(scene.game, hero) },
  ]);
  tell(
    scene,
    'bets returned',
    [anew ? 'BET-07' : 'BET-08'],
    { why, bets: anew ? null : bets.length },
    Object.fromEntries(own) as Record<HeroId, { stake: Gold; purse: Gold }>,
  );
}
