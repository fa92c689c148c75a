import { z } from 'zod';
import { heal as mend } from '../../combat/hurt.ts';
import { amountSchema } from '../amount.ts';
import { aimSchema } from '../aim.ts';
import { amountWords } from '../aloud/amounts.ts';
import { reached, valueOf } from './reached.ts';
import { verb } from './verb.ts';

/** STAT-01: gives HP back, up to the maximum. */
export const heal = verb(
  z.strictObject({ heal: amountSchema, to: aimSchema.optional() }),
  (run, { heal: amount, to }) => {
    const hp = valueOf(run, amount);
    const [cause, by] = [run.ability, run.carrier];
    for (const one of reached(run, to)) mend(run.bout, one, hp, { cause, by, rules: ['STAT-01'] });
  },
  {
    plain: ({ heal: amount, to }, { whom }) =>
      `heal ${whom(to).on} by ${amountWords(amount, 'plain')} HP`,
    terse: ({ heal: amount, to }, { upon }) => `heal ${amountWords(amount, 'terse')}${upon(to)}`,
  },
);
