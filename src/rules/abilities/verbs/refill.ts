import { z } from 'zod';
import { refill as fill } from '../../combat/charging.ts';
import { type Creature } from '../../combat/creature.ts';
import { type Named, you } from '../aloud/whom.ts';
import { aimSchema } from '../aim.ts';
import { amountSchema } from '../amount.ts';
import { amountOf, amountWords } from '../aloud/amounts.ts';
import { reached, valueOf } from './reached.ts';
import { type Run, verb } from './verb.ts';

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
      `give ${amountOf(amount, 'charge')} back to ${thingWords(of, whom(to))}`,
    terse: ({ refill: amount, of, to }, { upon }) =>
      `refill ${amountWords(amount, 'terse')}${thingsShort[of]}${upon(to)}`,
  },
);

function thingWords(of: (typeof which)[number], owner: Named): string {
  if (of === 'this thing')
    return owner === you ? 'this thing' : `this thing, if it is one that ${owner.has}`;
  return `each ${of === 'things' ? 'thing' : 'other thing'} that ${owner.has}`;
}

const thingsShort = {
  things: '',
  'other things': ' of other things',
  'this thing': ' of this thing',
};

/** What of its kit is meant, as seen from the thing that is used. */
export const thingsOf = ({ carried }: Run, { kit = [] }: Creature, of: (typeof which)[number]) =>
  of === 'things'
    ? kit
    : kit.filter(({ item }) => (item === carried.item) === (of === 'this thing'));
