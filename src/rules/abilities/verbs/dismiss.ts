import { z } from 'zod';
import { vanish } from '../../combat/vanishing.ts';
import { aimSchema } from '../aim.ts';
import { reached } from './reached.ts';
import { verb } from './verb.ts';

/** ITEM-24: whom an ability has called into the fight is gone again; nobody else is. */
export const dismiss = verb(
  z.strictObject({ dismiss: z.literal(true), to: aimSchema.optional() }),
  (run, { to }) => {
    for (const one of reached(run, to)) if (one.summoned) vanish(run.bout, one, 'dismissed');
  },
  {
    plain: ({ to }, { whom }) => `send ${whom(to).on} away if an ability has summoned them`,
    terse: ({ to }, { upon }) => `dismiss the summoned${upon(to)}`,
  },
);
