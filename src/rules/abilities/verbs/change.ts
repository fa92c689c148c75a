import { z } from 'zod';
import { type Change, type Creature } from '../../combat/creature.ts';
import { changing, tellEnchanted } from '../../combat/enchanting.ts';
import { plainStat } from '../../combat/reading.ts';
import { type StatName } from '../../hero/stats.ts';
import { type Amount, amountSchema, formulaOf, formulaSchema, isFormula } from '../amount.ts';
import { aimSchema } from '../aim.ts';
import { statChanges } from '../stat-changes.ts';
import { lastingOn } from './lasting.ts';
import { reached, valueOf } from './reached.ts';
import { type Run, verb } from './verb.ts';

const stats = statChanges(formulaSchema);

/** STAT-08: stats that are other for a while. */
export const change = verb(
  z.strictObject({
    change: stats.schema,
    turns: amountSchema.optional(),
    to: aimSchema.optional(),
  }),
  (run, { change: named, turns, to }) => {
    const lasting = turns === undefined ? null : valueOf(run, turns);
    const by = stats.each(named);
    for (const one of reached(run, to)) {
      const lasts = lastingOn(one, lasting, run.times);
      const worked = workedOut(run, one, by);
      one.changes = [...(one.changes ?? []), { ...worked, from: run.ability, lasts }];
      tellEnchanted(run, one, changing(worked), lasts);
    }
  },
);

/** STAT-07: every formula looks at stats as they are without any formula. */
function workedOut(
  { carrier, carried }: Run,
  one: Creature,
  by: readonly [StatName, Amount][],
): Pick<Change, 'by' | 'formula'> {
  const stat = (name: StatName) => plainStat(one, name);
  const worth = { x: carried.x, level: carrier.level, stat };
  const numbers: Change['by'] = {};
  for (const [name, amount] of by) numbers[name] = formulaOf(amount, worth);
  return by.some(([, amount]) => isFormula(amount))
    ? { by: numbers, formula: true }
    : { by: numbers };
}
