import { z } from 'zod';
import { swapPlaces } from '../../combat/teleporting.ts';
import { aimSchema } from '../aim.ts';
import { reachedInSight } from './reached.ts';
import { verb } from './verb.ts';

/** MOVE-14: the carrier and another are each where the other was, if both have room. */
export const swap = verb(
  z.strictObject({ swap: z.literal(true), to: aimSchema.optional() }),
  (run, { to }) => {
    for (const one of reachedInSight(run, to)) swapPlaces(run.bout, run.carrier, one, run.ability);
  },
  {
    plain: ({ to }, { whom }) => `swap places with ${whom(to).on}`,
    terse: ({ to }, { whom }) => `swap places with ${whom(to).at}`,
  },
);
