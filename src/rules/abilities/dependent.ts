import { z } from 'zod';
import { type StatName, statNames } from '../hero/stats.ts';
import { formulaSchema, statsIn } from './amount.ts';

/**
 * ITEM-03: one stat that is other by what a formula about one other stat comes to, worked out when its
 * owner levels up.
 */
export const dependsSchema = z.strictObject({
  depends: z
    .partialRecord(z.enum(statNames).exclude(['size']), formulaSchema)
    .refine(
      (named) => Object.keys(named).length === 1,
      'expected one stat, such as { armor: speed / 2 }',
    )
    .refine(
      (named) => Object.entries(named).every(([stat, by]) => looksAtOne(stat, by)),
      'expected a formula about one other stat, as in { armor: speed / 2 }',
    ),
});

const looksAtOne = (stat: string, by: number | string): boolean => {
  // What is no formula has been refused as none.
  if (!formulaSchema.safeParse(by).success) return true;
  const [other, ...more] = statsIn(by);
  return other !== undefined && other !== stat && more.length === 0;
};

export type Depends = z.infer<typeof dependsSchema>;

export const dependsOn = (ability: object): ability is Depends => 'depends' in ability;

/** The stat that a card is about as a dependent; undefined: it is none. */
export const dependentStat = ({ abilities }: { abilities: readonly object[] }) =>
  Object.keys(abilities.find(dependsOn)?.depends ?? {})[0] as StatName | undefined;
