import { type Dice } from '../../src/rules/dice.ts';

/** Even and cheap, so that chance costs next to nothing. */
export function evenDice(seed: number): Dice {
  let state = seed >>> 0;
  return {
    roll(sides) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return 1 + Math.floor((state / 2 ** 32) * sides);
    },
  };
}
