import { z } from 'zod';
import { movementKinds } from '../../board/gaits.ts';
import { tellEnchanted } from '../../combat/enchanting.ts';
import { lendWays } from '../../combat/lent-ways.ts';
import { aimSchema } from '../aim.ts';
import { amountSchema } from '../amount.ts';
import { lastingShort, lastingWords } from '../aloud/lasting.ts';
import { wayName, wayWords } from '../aloud/ways.ts';
import { lastingOn, turnsOf } from './lasting.ts';
import { reached } from './reached.ts';
import { verb } from './verb.ts';

/** STAT-04: further ways to move, for so many turns. */
export const ways = verb(
  z.strictObject({
    ways: z
      .array(z.enum(movementKinds).exclude(['walk']))
      .min(1)
      .max(3),
    turns: amountSchema.optional(),
    to: aimSchema.optional(),
  }),
  (run, { ways: kinds, turns, to }) => {
    const named = turnsOf(run, turns);
    for (const one of reached(run, to)) {
      const lasts = lastingOn(run, one, named);
      const lent = lendWays(one, kinds, lasts);
      tellEnchanted(run, one, { kind: 'ways', ways: lent }, lasts);
    }
  },
  {
    plain: ({ ways: kinds, turns, to }, { whom }) =>
      `make ${whom(to).on} able to ${wayWords(kinds)}${lastingWords(turns)}`,
    terse: ({ ways: kinds, turns, to }, { upon }) =>
      `can ${kinds.map(wayName).join(', ')}${lastingShort(turns)}${upon(to)}`,
  },
);
