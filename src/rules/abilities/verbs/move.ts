import { z } from 'zod';
import { runTo } from '../../combat/running.ts';
import { amountSchema } from '../amount.ts';
import { aimSchema } from '../aim.ts';
import { reachedInSight, valueOf } from './reached.ts';
import { verb } from './verb.ts';

/** MOVE-01: the carrier walks so many tiles at once, at no action. */
export const move = verb(
  z.strictObject({
    move: amountSchema,
    way: z.enum(['towards', 'away']).default('towards'),
    to: aimSchema.optional(),
  }),
  (run, { move: tiles, way, to }) => {
    const [other] = reachedInSight(run, to).filter((one) => one !== run.carrier);
    if (other) runTo(run.bout, run.carrier, other, way, valueOf(run, tiles));
  },
);
