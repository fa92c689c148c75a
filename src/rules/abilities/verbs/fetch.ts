import { z } from 'zod';
import { fetchTo } from '../../combat/fetching.ts';
import { aimSchema } from '../aim.ts';
import { reachedInSight } from './reached.ts';
import { verb } from './verb.ts';

/** MOVE-14: somebody is on the free tile nearest to the carrier, if that is nearer than where it was. */
export const fetch = verb(
  z.strictObject({ fetch: z.literal(true), to: aimSchema.optional() }),
  (run, { to }) => {
    for (const one of reachedInSight(run, to)) fetchTo(run.bout, run.carrier, one, run.ability);
  },
  {
    plain: ({ to }, { whom }) => `teleport ${whom(to).on} to the free tile nearest to you`,
    terse: ({ to }, { upon }) => `teleport next to you${upon(to)}`,
  },
);
