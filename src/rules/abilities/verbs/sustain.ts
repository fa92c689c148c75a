import { z } from 'zod';
import { lengthen } from '../../combat/lengthening.ts';
import { aimSchema } from '../aim.ts';
import { amountSchema } from '../amount.ts';
import { amountOf, amountWords } from '../aloud/amounts.ts';
import { reached, valueOf } from './reached.ts';
import { verb } from './verb.ts';

/** COMBAT-13: what abilities have made of somebody besides conditions ends so many turns later. */
export const sustain = verb(
  z.strictObject({ sustain: amountSchema, to: aimSchema.optional() }),
  (run, { sustain: amount, to }) => {
    const more = valueOf(run, amount);
    if (more < 1) return;
    for (const one of reached(run, to)) lengthen(run, one, more);
  },
  {
    plain: ({ sustain: amount, to }, { whom }) =>
      `make every effect of an ability on ${whom(to).on} that ends with turns, except conditions, ` +
      `last ${amountOf(amount, 'turn')} longer`,
    terse: ({ sustain: amount, to }, { upon }) =>
      `effects DR +${amountWords(amount, 'terse')}${upon(to)}`,
  },
);
