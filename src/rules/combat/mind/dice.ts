import { type Dice } from '../../dice.ts';

/** Dice as they fall in thought: rolls that decide fall well or ill, all others in the middle. */
const thoughtOf = (deciding: number): Dice => ({
  roll: (sides, purpose) =>
    purpose === 'to hit' ? Math.min(sides, deciding) : Math.floor(sides / 2) + 1,
});

/** No critical success: those are reckoned apart. */
export const luckyDice = thoughtOf(19);

/** ROLL-01: what nothing else reaches, a critical success does. */
export const luckiestDice = thoughtOf(20);

/** No critical failure either, but nothing that hits. */
export const unluckyDice = thoughtOf(2);
