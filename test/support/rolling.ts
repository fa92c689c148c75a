import { fail } from 'node:assert';
import { type Dice } from '../../src/rules/dice.ts';

export type Rolls = Record<string, number | readonly number[]>;

/** Dice that fall as told, by what each roll is for, and say which were not rolled. */
export type Rolling = Dice & { left(): string[] };

/**
 * Dice by purpose: `rolling({ 'to hit': [20, 3], initiative: [8, 1] })`. A roll that nobody told,
 * or that the die does not have, throws.
 */
export function rolling(rolls: Rolls): Rolling {
  const waiting = new Map(Object.entries(rolls).map(([purpose, told]) => [purpose, [told].flat()]));
  return {
    roll(sides, purpose) {
      const next = waiting.get(purpose)?.shift();
      if (next === undefined) fail(`no roll told for “${purpose}” (d${sides})`);
      if (next < 1 || next > sides) fail(`a d${sides} for “${purpose}” never shows ${next}`);
      return next;
    },
    left: () => [...waiting].flatMap(([purpose, told]) => told.map((n) => `${purpose}: ${n}`)),
  };
}

/** Runs `use` with told dice and throws unless all of them were rolled. */
export function withDice<T>(rolls: Rolls, use: (dice: Dice) => T): T {
  const dice = rolling(rolls);
  const result = use(dice);
  const left = dice.left();
  if (left.length > 0) fail(`not rolled: ${left.join(', ')}`);
  return result;
}
