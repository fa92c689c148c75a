import { z } from 'zod';
import { learnStats } from '../../combat/learning.ts';
import { aimSchema } from '../aim.ts';
import { reachedInSight } from './reached.ts';
import { verb } from './verb.ts';

/** COMBAT-11: what stats somebody has is known to the carrier’s player from then on, and to nobody else. */
export const study = verb(
  z.strictObject({ study: z.literal(true), to: aimSchema.optional() }),
  (run, { to }) => {
    for (const one of reachedInSight(run, to)) learnStats(run.bout, run.carrier, one);
  },
  {
    plain: ({ to }, { whom }) => `learn every stat of ${whom(to).on}, except HP`,
    terse: ({ to }, { whom }) => `learn all stats of ${whom(to).at} but HP`,
  },
);
