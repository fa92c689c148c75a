import { z } from 'zod';
import { land } from '../../combat/landing.ts';
import { throwOff } from '../../combat/riding.ts';
import { aimSchema } from '../aim.ts';
import { reached } from './reached.ts';
import { verb } from './verb.ts';

/** MOVE-04: whoever flies lands on its tile, or the nearest free one; its rider comes with it. */
export const ground = verb(
  z.strictObject({ ground: z.literal(true), to: aimSchema.optional() }),
  (run, { to }) => {
    for (const one of reached(run, to))
      if (one.height === 'air' && one.mount === null) land(run.bout, one);
  },
  {
    plain: ({ to }, { whom }) => `bring ${whom(to).on} down from the air`,
    terse: ({ to }, { upon }) => `ground${upon(to)}`,
  },
);

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
