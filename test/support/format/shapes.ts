import { z } from 'zod';

/** One text or a list of them. */
export const texts = z.union([z.string().transform((one) => [one]), z.array(z.string())], {
  error: 'expected a text or a list of texts',
});

const roll = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, 'expected a roll, a whole number from 1 on')
  .transform(Number);

/** `[20, 3]` or `20`. */
export const rollsInOrder = z.union([roll.transform((one) => [one]), z.array(roll)], {
  error: 'expected a roll (a whole number from 1 on) or a list of them',
});

/** `to hit: [20, 3]` or `to hit: 20`. */
export const rolls = z.record(z.string(), rollsInOrder, {
  error: 'expected rolls by what they are for, such as “to hit: [20, 3]”',
});
