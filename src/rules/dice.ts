import seedrandom from 'seedrandom';

/** Chance, handed over. A whole number from 1 to `sides`; `purpose` says what the roll is for. */
export type Dice = { roll(sides: number, purpose: string): number };

const range = 2 ** 32;

/** The dice of one act: seedrandom's stream, whole numbers by rejection, so that none is likelier. */
export function seededDice(seed: string): Dice {
  const next = seedrandom(seed);
  return {
    roll(sides) {
      for (;;) {
        const face = faceOf(next.int32() >>> 0, sides, range);
        if (face !== null) return face;
      }
    },
  };
}

/** What a number drawn from 0 up to `of` shows; null: draw again, or low faces would be likelier. */
export const faceOf = (drawn: number, sides: number, of: number): number | null =>
  drawn < of - (of % sides) ? (drawn % sides) + 1 : null;

/** Fisher and Yates' shuffle of a copy: every order equally likely. */
export function shuffled<T>(things: readonly T[], dice: Dice, purpose: string): T[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const other = dice.roll(last + 1, purpose) - 1;
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}
