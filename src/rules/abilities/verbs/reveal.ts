import { z } from 'zod';
import { showItself } from '../../combat/perception.ts';
import { aimSchema } from '../aim.ts';
import { reached } from './reached.ts';
import { verb } from './verb.ts';

/** COND-01: nobody whom it reaches is hidden any more. */
export const reveal = verb(
  z.strictObject({ reveal: z.literal(true), to: aimSchema.optional() }),
  (run, { to }) => {
    for (const one of reached(run, to)) showItself(run.bout, one);
  },
  {
    plain: ({ to }, { whom }) => `bring ${whom(to).on} out of hiding`,
    terse: ({ to }, { upon }) => `reveal${upon(to)}`,
  },
);
