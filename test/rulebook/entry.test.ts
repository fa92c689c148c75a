import { describe, expect, it } from 'vitest';
import { ruleEntry } from '../support/rules/rulebook.ts';

const good = {
  title: 'What a winning bet pays',
  rule: 'Call it right and you get half as much again.',
  example: 'A bet of 10 comes back as 15.',
  links: ['BET-03'],
};
const faults = (change: object) =>
  ruleEntry.safeParse({ ...good, ...change }).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('an entry of the rulebook', () => {
  it('may have a ruling, marked as the house’s, and search words', () => {
    expect(faults({ ruling: 'Fractions are dropped.', house: true, words: ['odds'] })).toEqual([]);
  });

  it.each([
    ['title', 'Winning bets'],
    ['title', 'What a bet on the right one of the two pays'],
    ['rule', 'You win. You are paid. You are glad. You go on. You win again.'],
    ['rule', 'You are paid, says <@123>.'],
    ['rule', '**Always** bet.'],
    ['example', 'A small bet comes back larger.'],
    ['links', ['BET-3']],
    ['links', ['BET-03', 'BET-03']],
    ['words', []],
    ['house', false],
  ])('is refused with the %s %j', (key, value) => {
    expect(faults({ [key]: value })[0]).toMatch(new RegExp(`^${key}`));
  });

  it('is refused when it is the house’s without a ruling, or has a key of its own', () => {
    expect(faults({ house: true })).toHaveLength(1);
    expect(faults({ id: 'BET-04' })).toHaveLength(1);
  });
});
