import { z } from 'zod';
import { refill as fill, takeCharges } from '../../combat/charging.ts';
import { openTo } from '../../combat/protecting.ts';
import { aimSchema } from '../aim.ts';
import { amountSchema } from '../amount.ts';
import { amountOf } from '../aloud/amounts.ts';
import { reachedInSight, valueOf } from './reached.ts';
import { thingsOf } from './things-of.ts';
import { verb } from './verb.ts';

/** Charges go from the things of others to this one, as far as it has room; the rest is lost. */
export const stealCharges = verb(
  z.strictObject({ 'steal charges': amountSchema, to: aimSchema.optional() }),
  (run, { 'steal charges': amount, to }) => {
    const charges = valueOf(run, amount);
    for (const one of reachedInSight(run, to)) {
      if (one === run.carrier) continue;
      const open = openTo(run, one, thingsOf(run, one, 'things'), 'takes');
      const taken = takeCharges(run.bout, one, open, charges, run.carrier);
      fill(run.bout, run.carrier, thingsOf(run, run.carrier, 'this thing'), taken, run.carrier);
    }
  },
  {
    plain: ({ 'steal charges': amount, to }, { whom }) =>
      `steal ${amountOf(amount, 'charge')} for this thing from ${whom(to).on}`,
    terse: ({ 'steal charges': amount, to }, { whom }) =>
      `steal ${amountOf(amount, 'charge', 'terse')} from ${whom(to).at}`,
  },
);
