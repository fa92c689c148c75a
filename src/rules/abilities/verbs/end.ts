import { z } from 'zod';
import { endConditions } from '../../combat/conditions.ts';
import { aimSchema } from '../aim.ts';
import { laidConditions } from '../laid.ts';
import { reached } from './reached.ts';
import { verb } from './verb.ts';

/** Ends a condition, or all but hiding. */
export const end = verb(
  z.strictObject({
    end: z.enum(['all conditions', ...laidConditions]),
    to: aimSchema.optional(),
  }),
  (run, { end: which, to }) => {
    for (const one of reached(run, to))
      endConditions(run.bout, one, 'broken', ({ kind }) =>
        which === 'all conditions' ? kind !== 'hidden' : kind === which,
      );
  },
);
