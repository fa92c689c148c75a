import { z } from 'zod';
import { harm, heal } from '../../combat/hurt.ts';
import { damageTypes } from '../../hero/stats.ts';
import { amountSchema } from '../amount.ts';
import { aimSchema } from '../aim.ts';
import { reached, valueOf } from './reached.ts';
import { verb } from './verb.ts';

/** Damage that is no attack, of which the carrier regains as much as it sees dealt (COMBAT-19, STAT-01). */
export const drain = verb(
  z.strictObject({
    drain: amountSchema,
    type: z.enum(damageTypes).default('physical'),
    to: aimSchema.optional(),
  }),
  (run, { drain: amount, type, to }) => {
    const { bout, carrier, ability } = run;
    const dealt = harm(bout, reached(run, to), {
      cause: ability,
      type,
      by: carrier,
      roll: null,
      rules: ['COMBAT-19'],
      amount: valueOf(run, amount),
      // ROLL-02: of a special attack it is part of the damage that a critical doubles.
      times: run.times,
      piercing: 0,
    });
    heal(bout, carrier, dealt, { cause: ability, by: carrier, rules: ['STAT-01'] });
  },
);
