import { z } from 'zod';
import { type Change } from '../../combat/creature.ts';
import { changing, tellEnchanted } from '../../combat/enchanting.ts';
import { plainStat } from '../../combat/varying.ts';
import { statNames } from '../../hero/stats.ts';
import { aimSchema } from '../aim.ts';
import { amountSchema } from '../amount.ts';
import { lastingShort, lastingWords } from '../aloud/lasting.ts';
import { lastingOn, turnsOf } from './lasting.ts';
import { reached } from './reached.ts';
import { verb } from './verb.ts';

const exchangeable = z.enum(statNames).exclude(['hp', 'size']);

/** STAT-07, STAT-08: for a while two stats have each the number of the other, formulas left aside. */
export const exchange = verb(
  z.strictObject({
    exchange: z
      .tuple([exchangeable, exchangeable])
      .refine(([one, other]) => one !== other, 'expected two stats'),
    turns: amountSchema.optional(),
    to: aimSchema.optional(),
  }),
  (run, { exchange: [a, b], turns, to }) => {
    const named = turnsOf(run, turns);
    for (const one of reached(run, to)) {
      const lasts = lastingOn(run, one, named);
      const apart = plainStat(one, b) - plainStat(one, a);
      const by = { [a]: apart, [b]: -apart };
      const laid: Change = { by, from: run.ability, lasts, formula: true };
      one.changes = [...(one.changes ?? []), laid];
      tellEnchanted(run, one, changing(laid), lasts);
    }
  },
  {
    plain: ({ exchange: [a, b], turns, to }, { whom }) =>
      `let the ${a} and the ${b} that ${whom(to).has} change places${lastingWords(turns)}`,
    terse: ({ exchange: [a, b], turns, to }, { upon }) =>
      `${a} ⇄ ${b}${lastingShort(turns)}${upon(to)}`,
  },
);
