import { type Pick, type Tally } from '../game.ts';
import { gold, type Gold } from '../names.ts';

/** BET-04: 3B/2 for a right call, B/2 more on the underdog; the sum is rounded down, once. */
export function payout(stake: Gold, calledUnderdog: boolean): Gold {
  const halvesPerGold = calledUnderdog ? 4 : 3;
  return gold(Math.floor((stake * halvesPerGold) / 2));
}

/** BET-05: a right bet on a tie pays as one on the underdog, whom nobody has named before the close. */
export const callsUnderdog = (on: Pick, tally: Tally | undefined): boolean =>
  on === 'tie' || on === tally?.underdog;
