import { gold, type Gold } from '../names.ts';

/** BET-04: 3B/2 for a right call, B/2 more on the underdog; the sum is rounded down, once. */
export function payout(stake: Gold, calledUnderdog: boolean): Gold {
  const halvesPerGold = calledUnderdog ? 4 : 3;
  return gold(Math.floor((stake * halvesPerGold) / 2));
}
