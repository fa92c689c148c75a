import { type Bet, type Duel, type Tally } from '../game.ts';
import { gold, type Gold } from '../names.ts';

/** BET-03, BET-10: gold on each duelist and on a tie; the lesser sum names the underdog, equal ones none. */
export function tally(bets: readonly Bet[], [a, b]: Duel['pair']): Tally {
  const on = (pick: Bet['on']): Gold =>
    gold(bets.filter((bet) => bet.on === pick).reduce((sum, bet) => sum + bet.stake, 0));
  const sums = { a: on(a), b: on(b), tie: on('tie') };
  const underdog = sums.a < sums.b ? a : sums.b < sums.a ? b : null;
  return { sums, underdog };
}
