import { z } from 'zod';
import { land } from '../../combat/landing.ts';
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
