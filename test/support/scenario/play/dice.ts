import { type Dice } from '../../../../src/rules/dice.ts';
import { type Told } from '../format/scenario.ts';

/** A roll that the file did not tell, or that its die does not have. */
export class DieFault extends Error {}

/** Dice as a file tells them, used up one by one. */
export type Pool = { line: number; take(purpose: string): number | undefined; left(): string[] };

export function poolOf({ line, rolls }: Told): Pool {
  if (Array.isArray(rolls)) {
    const waiting = [...rolls];
    return { line, take: () => waiting.shift(), left: () => waiting.map(String) };
  }
  const waiting = new Map(Object.entries(rolls).map(([purpose, told]) => [purpose, [...told]]));
  return {
    line,
    take: (purpose) => waiting.get(purpose)?.shift(),
    left: () => [...waiting].flatMap(([purpose, told]) => told.map((n) => `${purpose} ${n}`)),
  };
}

/** Those of the step fall before those of the file. */
export const diceFrom = (pools: readonly Pool[]): Dice => ({
  roll(sides, purpose) {
    for (const pool of pools) {
      const shown = pool.take(purpose);
      if (shown === undefined) continue;
      if (shown >= 1 && shown <= sides) return shown;
      throw new DieFault(`a d${sides} for “${purpose}” never shows ${shown}`);
    }
    throw new DieFault(`a d${sides} is rolled for “${purpose}”, and the file tells no such roll`);
  },
});
