import { type BetFace } from '../event.ts';
import { type Bet, type DuelResult } from '../game.ts';
import { betHold, freeGold, purse } from '../money.ts';
import { gold, type Gold, type HeroId } from '../names.ts';
import { faceOf, pay, type Scene, setGame, tell } from '../scene.ts';
import { pickName } from './bet.ts';
import { callsUnderdog, payout } from './payout.ts';
import { tally } from './tally.ts';

/** BET-03, BET-09: all bets become public with the sums and the underdog, before the duel begins. */
export function closeBets(scene: Scene): void {
  const { duel } = scene.game;
  if (!duel) return;
  const bets = Object.values(scene.game.bets);
  const named = tally(bets, duel.pair);
  const { sums, underdog } = named;
  const announced = duel.announced.filter((hero) => scene.game.bets[hero]);
  setGame(scene, { duel: { ...duel, tally: named, announced } });
  const [a, b] = duel.pair;
  tell(scene, 'bets closed', ['BET-03', 'BET-09'], {
    pair: [faceOf(scene.game, a), faceOf(scene.game, b)],
    bets: bets.map((bet) => betFace(scene, bet, payout(bet.stake, callsUnderdog(bet.on, named)))),
    sums,
    underdog: underdog && faceOf(scene.game, underdog),
  });
}

/**
 * BET-04: each stake leaves its hold once: back with what it won, or lost. Answers what came back.
 * BET-03: the underdog is the one named at the close, whoever has left since.
 */
export function settleBets(scene: Scene, result: DuelResult): BetFace[] {
  const { duel } = scene.game;
  const bets = Object.values(scene.game.bets);
  if (!duel || result.kind === 'called off') return [];
  const right = result.kind === 'tie' ? 'tie' : result.winner;
  const settled = bets.map((bet) => {
    const back = bet.on === right ? payout(bet.stake, callsUnderdog(bet.on, duel.tally)) : gold(0);
    settle(scene, bet, back);
    return betFace(scene, bet, back);
  });
  setGame(scene, { bets: {} });
  return settled;
}

function settle(scene: Scene, { hero, stake }: Bet, back: Gold): void {
  if (back === 0) return pay(scene, betHold(hero), 'sink', stake, 'bet lost');
  pay(scene, betHold(hero), purse(hero), stake, 'bet returned');
  pay(scene, 'mint', purse(hero), back - stake, 'bet won');
}

function betFace(scene: Scene, { hero, on, stake }: Bet, back: Gold): BetFace {
  return { hero: faceOf(scene.game, hero), on, onName: pickName(scene, on), stake, back };
}

/** What a hero sees of the own settled bet. */
export function ownReturn(scene: Scene, bets: BetFace[], hero: HeroId) {
  const back = bets.find((bet) => bet.hero.id === hero)?.back ?? gold(0);
  return { back, purse: freeGold(scene.game, hero) };
}
