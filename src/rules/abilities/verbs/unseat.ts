import { z } from 'zod';
import { throwOff } from '../../combat/riding.ts';
import { aimSchema } from '../aim.ts';
import { reached } from './reached.ts';
import { verb } from './verb.ts';

/** MOVE-12: whoever rides stands beside its mount. */
export const unseat = verb(
  z.strictObject({ unseat: z.literal(true), to: aimSchema.optional() }),
  (run, { to }) => {
    for (const one of reached(run, to)) if (one.mount !== null) throwOff(run.bout, one);
  },
  {
    plain: ({ to }, { whom }) => `throw ${whom(to).on} off any mount`,
    terse: ({ to }, { upon }) => `unseat${upon(to)}`,
  },
);
