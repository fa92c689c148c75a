import { z } from 'zod';
import { refill as fill } from '../../combat/charging.ts';
import { aimSchema } from '../aim.ts';
import { amountSchema } from '../amount.ts';
import { amountOf, amountWords } from '../aloud/amounts.ts';
import { thingWords } from '../aloud/things.ts';
import { reached, valueOf } from './reached.ts';
import { thingsOf } from './things-of.ts';
import { verb } from './verb.ts';

const which = ['things', 'other things', 'this thing'] as const;

/** WEEK-03: charges come back, never more than a full thing has, and none of a consumable's. */
export const refill = verb(
  z.strictObject({
    refill: amountSchema,
    of: z.enum(which).default('things'),
    to: aimSchema.optional(),
  }),
  (run, { refill: amount, of, to }) => {
    const charges = valueOf(run, amount);
    for (const one of reached(run, to))
      fill(run.bout, one, thingsOf(run, one, of), charges, run.carrier);
  },
  {
    plain: ({ refill: amount, of, to }, { whom }) =>
      `give ${amountOf(amount, 'charge')} back to ${thingWords(of, whom(to))}${of === 'this thing' ? '' : refilled}`,
    terse: ({ refill: amount, of, to }, { upon }) =>
      `refill ${amountWords(amount, 'terse')}${thingsShort[of]}${upon(to)}`,
  },
);

/** ITEM-15, ITEM-38 */
const refilled = ', consumables, treasures, and what identifies or takes curses off apart';

const thingsShort = {
  things: '',
  'other things': ' of other things',
  'this thing': ' of this thing',
};
