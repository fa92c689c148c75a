import { z } from 'zod';
import { heal } from '../../combat/hurt.ts';
import { damageTypes } from '../../hero/stats.ts';
import { amountSchema } from '../amount.ts';
import { aimSchema } from '../aim.ts';
import { amountWords } from '../aloud/amounts.ts';
import { damageShort, damageWords } from '../aloud/damage.ts';
import { dealAll } from './deal.ts';
import { verbAtOnce } from './verb.ts';

/** Damage that is no attack, of which the carrier regains as much as it sees dealt (COMBAT-19, STAT-01). */
export const drain = verbAtOnce(
  z.strictObject({
    drain: amountSchema,
    type: z.enum(damageTypes).default('physical'),
    to: aimSchema.optional(),
  }),
  (runs, { drain: amount, type, to }) => {
    const [first] = runs;
    if (!first) return;
    const { bout, carrier, ability: cause } = first;
    const hp = dealAll(runs, { amount, type, piercing: 0, to });
    heal(bout, carrier, hp, { cause, by: carrier, rules: ['STAT-01'] });
  },
  {
    plain: ({ drain: amount, type, to }, { whom }) =>
      `drain ${damageWords(amountWords(amount, 'plain'), type)} from ${whom(to).on}, regaining as much HP`,
    terse: ({ drain: amount, type, to }, { whom }) =>
      `drain ${damageShort(amountWords(amount, 'terse'), type)} from ${whom(to).at}`,
  },
);
