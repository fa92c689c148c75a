import { expect, test } from 'vitest';
import { payout } from '../../../src/rules/betting/payout.ts';
import { tally } from '../../../src/rules/betting/tally.ts';
import { type Bet, type Pick } from '../../../src/rules/game.ts';
import { gold, heroId } from '../../../src/rules/names.ts';

test.each([
  [1, false, 1],
  [1, true, 2],
  [5, false, 7],
  [5, true, 10],
  [10, false, 15],
  [25, false, 37],
  [25, true, 50],
])('[BET-04] a right bet of %i (on the underdog: %s) pays %i', (stake, underdog, back) => {
  expect(payout(gold(stake), underdog)).toBe(back);
});

const [a, b] = [heroId('h1'), heroId('h2')];
const bets = (...placed: [Pick, number][]): Bet[] =>
  placed.map(([on, stake], at) => ({ hero: heroId(`h${at + 3}`), on, stake: gold(stake) }));

test.each<[string, [Pick, number][], string | null]>([
  ['the lower sum', [[a, 5], [a, 5], [b, 9]], b],
  ['a duelist on whom nobody bet', [[b, 1]], a],
  ['nobody where sums are equal', [[a, 4], [b, 3], [b, 1]], null],
  ['nobody where there are no bets', [], null],
  ['by the sum, not by the number of bets', [[a, 1], [a, 1], [a, 1], [b, 4]], a],
])('[BET-03] the underdog is %s', (_, placed, underdog) => {
  expect(tally(bets(...placed), [a, b]).underdog).toBe(underdog);
}); // prettier-ignore

test('[BET-10] bets on a tie count for neither side', () => {
  expect(tally(bets([a, 3], ['tie', 50], [b, 2]), [a, b])).toEqual({
    sums: { a: 3, b: 2, tie: 50 },
    underdog: b,
  });
});
