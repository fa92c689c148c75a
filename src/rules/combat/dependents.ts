import { formulaOf } from '../abilities/amount.ts';
import { type StatName, type Varying } from '../hero/stats.ts';
import { statOf } from './reading.ts';
import { type Bearer } from './varying.ts';

/**
 * ITEM-03, ITEM-31: what of somebody is dependent, each as its formula comes to now: all at once, from
 * stats as they are now without any dependent.
 */
export function dependentsOf(one: Bearer): Varying[] {
  const { sheet, level } = one;
  const { varying = [] } = sheet;
  const independent = { ...one, sheet: { ...sheet, varying: varying.filter(isIndependent) } };
  const stat = (name: StatName) => statOf(independent, name);
  return varying.flatMap((each) =>
    each.depends ? [{ ...each, by: formulaOf(each.depends.on, { x: each.x, level, stat }) }] : [],
  );
}

const isIndependent = ({ depends }: Varying): boolean => depends === undefined;
