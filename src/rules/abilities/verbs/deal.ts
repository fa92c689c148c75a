import { z } from 'zod';
import { harm } from '../../combat/hurt.ts';
import { damageTypes } from '../../hero/stats.ts';
import { amountSchema } from '../amount.ts';
import { aimSchema } from '../aim.ts';
import { reached, valueOf } from './reached.ts';
import { verb } from './verb.ts';

/** Damage that is no attack: the resist of its type stands against it, and there is no least of 1. */
export const deal = verb(
  z.strictObject({
    deal: amountSchema,
    type: z.enum(damageTypes).default('physical'),
    piercing: amountSchema.default(0),
    to: aimSchema.optional(),
  }),
  (run, { deal: amount, type, piercing, to }) => {
    const { bout, carrier, ability } = run;
    harm(bout, reached(run, to), {
      cause: ability,
      type,
      by: carrier,
      roll: null,
      rules: ['COMBAT-19'],
      amount: valueOf(run, amount),
      // ROLL-02: of a special attack it is part of the damage that a critical doubles.
      times: run.times,
      piercing: valueOf(run, piercing),
    });
  },
);
