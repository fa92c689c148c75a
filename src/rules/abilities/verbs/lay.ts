import { z } from 'zod';
import { layCondition } from '../../combat/laying.ts';
import { amountSchema } from '../amount.ts';
import { aimSchema } from '../aim.ts';
import { laidConditions } from '../laid.ts';
import { lastingShort, lastingWords } from '../aloud/lasting.ts';
import { isDoubled, lastingOn, turnsOf } from './lasting.ts';
import { reached } from './reached.ts';
import { verb } from './verb.ts';

/** COND-02 to COND-10: lays a condition on somebody, for so many of their turns or until it is ended. */
export const lay = verb(
  z.strictObject({
    lay: z.enum(laidConditions),
    turns: amountSchema.optional(),
    to: aimSchema.optional(),
  }),
  (run, { lay: kind, turns, to }) => {
    const named = turnsOf(run, turns);
    for (const one of reached(run, to))
      layCondition(run.bout, one, {
        kind,
        by: run.carrier,
        ...(run.isTrap && { isTrap: true }),
        lasts: lastingOn(run, one, named),
        doubled: named !== null && isDoubled(run, one),
      });
  },
  {
    plain: ({ lay: kind, turns, to }, { whom }) =>
      `make ${whom(to).on} ${kind}${lastingWords(turns)}`,
    terse: ({ lay: kind, turns, to }, { upon }) => `${kind}${lastingShort(turns)}${upon(to)}`,
  },
);
