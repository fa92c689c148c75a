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
  {
    plain: ({ end: which, to }, { whom }) =>
      which === 'all conditions'
        ? `end all conditions but hiding on ${whom(to).on}`
        : `stop ${whom(to).on} being ${which}`,
    terse: ({ end: which, to }, { upon }) => `end ${which}${upon(to)}`,
  },
);
