import { z } from 'zod';
import { baseStats, type StatName, statNames } from '../hero/stats.ts';

const all = 'all base stats';

/** Stats by name, each with what `value` allows; STAT-02: `all base stats` is short for those. */
export const statChanges = <
  T extends z.ZodType,
  const But extends readonly (StatName | typeof all)[] = [],
>(
  value: T,
  ...but: But
) => ({
  schema: z.partialRecord(z.enum([...statNames, all]).exclude(but), value),
  /** ITEM-27: one by one; a stat that is named besides all of them stands there twice, and adds up. */
  each(named: Partial<Record<StatName | typeof all, z.output<T>>>): [StatName, z.output<T>][] {
    const { [all]: common, ...own } = named;
    const shared = common === undefined ? [] : baseStats;
    return [
      ...shared.map((name): [StatName, z.output<T>] => [name, common as z.output<T>]),
      ...(Object.entries(own) as [StatName, z.output<T>][]),
    ];
  },
});

/** ITEM-27: by how much each stat is other by all of these together. */
export function addedUp(each: readonly [StatName, number][]): Partial<Record<StatName, number>> {
  const by: Partial<Record<StatName, number>> = {};
  for (const [name, n] of each) by[name] = (by[name] ?? 0) + n;
  return by;
}

/** STAT-08: stats that are other while one is in an aura. Size would move its own border. */
export const whileIn = statChanges(z.number().int().min(-20).max(20), 'size');

/** STAT-08: what somebody has for being something else. HP are its own, and so not all base stats change. */
export const guiseStats = statChanges(z.number().int().min(-20).max(20), 'hp', all);
