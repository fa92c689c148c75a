import { describe, expect, test } from 'vitest';
import { rolling, withDice } from './rolling.ts';

describe('told dice', () => {
  test('fall in order for each purpose', () => {
    const dice = rolling({ 'to hit': [20, 3], initiative: 5 });
    expect([dice.roll(20, 'to hit'), dice.roll(8, 'initiative'), dice.roll(20, 'to hit')]).toEqual([
      20, 5, 3,
    ]);
    expect(dice.left()).toEqual([]);
  });

  test('refuse a roll that nobody told, and one that the die does not have', () => {
    const dice = rolling({ start: 3 });
    expect(() => dice.roll(20, 'to hit')).toThrow('no roll told for “to hit” (d20)');
    expect(() => dice.roll(2, 'start')).toThrow('a d2 for “start” never shows 3');
  });

  test('must all be rolled', () => {
    expect(withDice({ start: 1 }, (dice) => dice.roll(2, 'start'))).toBe(1);
    expect(() => withDice({ start: [1, 2] }, (dice) => dice.roll(2, 'start'))).toThrow(
      'not rolled: start: 2',
    );
  });
});
