import { z } from 'zod';
import { hide as hideAway } from '../../combat/hiding.ts';
import { aimSchema } from '../aim.ts';
import { you } from '../aloud/whom.ts';
import { reached } from './reached.ts';
import { verb } from './verb.ts';

/** PERC-02: hides at once, at no action; it works or fails as it always does. */
export const hide = verb(
  z.strictObject({ hide: z.literal(true), to: aimSchema.optional() }),
  (run, { to }) => {
    for (const one of reached(run, to)) hideAway(run.bout, one);
  },
  {
    plain: ({ to }, { whom }) =>
      whom(to) === you ? 'try to hide' : `have ${whom(to).on} try to hide`,
    terse: ({ to }, { upon }) => `hide${upon(to)}`,
  },
);
