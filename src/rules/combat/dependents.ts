import { formulaOf } from '../abilities/amount.ts';
import { type Sheet, type StatName, type Varying } from '../hero/stats.ts';
import { varied } from './varying.ts';

/**
 * ITEM-03, ITEM-31: what of a sheet is dependent, each as its formula comes to now: all at once, from
 * stats as they are without any dependent, and without what holds only for a while.
 */
export function dependentsOf(sheet: Sheet, level: number): Varying[] {
  const { varying = [] } = sheet;
  const lasting = varying.filter((one) => !one.depends && one.while === undefined);
  const still = { conditions: [], height: 'ground' as const, mount: null, damageTaken: 0 };
  const stat = (name: StatName) =>
    Math.floor(sheet.stats[name] + varied({ sheet, level, ...still }, lasting, name));
  return varying.flatMap((one) =>
    one.depends ? [{ ...one, by: formulaOf(one.depends.on, { x: one.x, level, stat }) }] : [],
  );
}
