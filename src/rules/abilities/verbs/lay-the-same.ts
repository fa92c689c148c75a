import { z } from 'zod';
import { layCondition } from '../../combat/laying.ts';
import { aimSchema } from '../aim.ts';
import { amountSchema } from '../amount.ts';
import { lastingShort, lastingWords } from '../aloud/lasting.ts';
import { isDoubled, lastingOn, turnsOf } from './lasting.ts';
import { reached } from './reached.ts';
import { verb } from './verb.ts';

/** COND-11: the condition that set the ability off is laid on somebody; a charm is the carrier's. */
export const layTheSame = verb(
  z.strictObject({
    'lay the same': z.literal(true),
    turns: amountSchema.optional(),
    to: aimSchema.optional(),
  }),
  (run, { turns, to }) => {
    const { bout, carrier, moment } = run;
    if (moment?.kind !== 'laid' && moment?.kind !== 'rid') return;
    const { condition: kind } = moment.facts;
    if (kind === 'hidden') return;
    const named = turnsOf(run, turns);
    for (const one of reached(run, to))
      layCondition(bout, one, {
        ...{ kind, by: carrier, lasts: lastingOn(run, one, named) },
        doubled: named !== null && isDoubled(run, one),
      });
  },
  {
    plain: ({ turns, to }, { whom }) =>
      `lay that same condition on ${whom(to).on}${lastingWords(turns)}`,
    terse: ({ turns, to }, { upon }) => `the same condition${lastingShort(turns)}${upon(to)}`,
  },
);
