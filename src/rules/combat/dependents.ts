import { formulaOf } from '../abilities/amount.ts';
import { type Sheet, type StatName, type Varying } from '../hero/stats.ts';
import { atRest } from './varying.ts';

/**
 * ITEM-03, ITEM-31: what of a sheet is dependent, each as its formula comes to now: all at once, from
 * stats as they are without any dependent, and without what holds only for a while.
 */
export function dependentsOf(sheet: Sheet, level: number): Varying[] {
  const { varying = [] } = sheet;
  const lasting = varying.filter((one) => !one.depends && one.while === undefined);
  const exact = atRest({ sheet, level }, lasting);
  const stat = (name: StatName) => Math.floor(exact(name));
  return varying.flatMap((one) =>
    one.depends ? [{ ...one, by: formulaOf(one.depends.on, { x: one.x, level, stat }) }] : [],
  );
}
