import { z } from 'zod';
import { afflicting, tellEnchanted } from '../../combat/enchanting.ts';
import { strangersTo } from '../../combat/tell.ts';
import { damageTypes } from '../../hero/stats.ts';
import { amountSchema } from '../amount.ts';
import { aimSchema } from '../aim.ts';
import { amountWords } from '../aloud/amounts.ts';
import { damageShort, damageWords } from '../aloud/damage.ts';
import { lastingShort, lastingWords } from '../aloud/lasting.ts';
import { lastingOn, turnsOf } from './lasting.ts';
import { reached } from './reached.ts';
import { verb } from './verb.ts';

/** Damage that comes with the beginning of each turn, for so many turns of whom it befalls. */
export const afflict = verb(
  z.strictObject({
    afflict: amountSchema,
    type: z.enum(damageTypes).default('physical'),
    turns: amountSchema,
    to: aimSchema.optional(),
  }),
  (run, { afflict: amount, type, turns, to }) => {
    const { carried, carrier, ability: from } = run;
    const named = turnsOf(run, turns);
    for (const one of reached(run, to)) {
      const lasts = lastingOn(run, one, named);
      const { x } = carried;
      const strangers = strangersTo(run.bout.fight, carrier);
      const what = {
        ...{ amount, x, level: carrier.level, type, from, by: carrier.id, lasts },
        ...(strangers.length > 0 && { strangers }),
      };
      one.afflictions = [...(one.afflictions ?? []), what];
      tellEnchanted(run, one, afflicting(what), lasts);
    }
  },
  {
    plain: ({ afflict: amount, type, turns, to }, { whom }) =>
      `afflict ${whom(to).on} with ${damageWords(amountWords(amount, 'plain'), type)} ` +
      `at the start of each turn of ${whom(to).on === 'yourself' ? 'yours' : 'theirs'}${lastingWords(turns)}`,
    terse: ({ afflict: amount, type, turns, to }, { upon }) =>
      `${damageShort(amountWords(amount, 'terse'), type)} each turn${lastingShort(turns)}${upon(to)}`,
  },
);
