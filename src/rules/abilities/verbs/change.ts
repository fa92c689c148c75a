import { z } from 'zod';
import { changing, tellEnchanted } from '../../combat/enchanting.ts';
import { statNames } from '../../hero/stats.ts';
import { amountSchema } from '../amount.ts';
import { aimSchema } from '../aim.ts';
import { lastingOn } from './lasting.ts';
import { reached, valueOf } from './reached.ts';
import { verb } from './verb.ts';

const stats = z.partialRecord(z.enum(statNames), z.number().int().min(-20).max(20));

/** STAT-08: stats that are other for a while. */
export const change = verb(
  z.strictObject({ change: stats, turns: amountSchema.optional(), to: aimSchema.optional() }),
  (run, { change: by, turns, to }) => {
    const named = turns === undefined ? null : valueOf(run, turns);
    for (const one of reached(run, to)) {
      const lasts = lastingOn(one, named, run.times);
      one.changes = [...(one.changes ?? []), { by, from: run.ability, lasts }];
      tellEnchanted(run, one, changing({ by }), lasts);
    }
  },
);
