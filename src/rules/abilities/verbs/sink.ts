import { z } from 'zod';
import { sinkDeeper } from '../../combat/sinking.ts';
import { aimSchema } from '../aim.ts';
import { amountSchema } from '../amount.ts';
import { amountOf } from '../aloud/amounts.ts';
import { reached, valueOf } from './reached.ts';
import { verb } from './verb.ts';

/** MOVE-10: whoever is in the Styx is so many tiles deeper in it. */
export const sink = verb(
  z.strictObject({ sink: amountSchema, to: aimSchema.optional() }),
  (run, { sink: amount, to }) => {
    const tiles = valueOf(run, amount);
    for (const one of reached(run, to)) sinkDeeper(run.bout, one, tiles);
  },
  {
    plain: ({ sink: amount, to }, { whom }) =>
      `sink ${whom(to).on} ${amountOf(amount, 'tile')} deeper if in the Styx`,
    terse: ({ sink: amount, to }, { upon }) =>
      `sink ${amountOf(amount, 'tile', 'terse')}${upon(to)}`,
  },
);
