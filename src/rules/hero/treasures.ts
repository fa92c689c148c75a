import { formulaOf } from '../abilities/amount.ts';
import { statOf } from '../combat/reading.ts';
import { resting } from '../combat/varying.ts';
import { type Gold, gold } from '../names.ts';
import { type Sheet, type StatName } from './stats.ts';

/** ITEM-05: what its things bring its owner on reaching that level, by its stats then, each 0 at least. */
export function levelUpGold(sheet: Sheet, level: number): Gold {
  const { income = [] } = sheet;
  const own = resting(sheet, level);
  const stat = (name: StatName) => statOf(own, name);
  const each = income.map(({ by, x }) => Math.max(0, formulaOf(by, { x, level, stat })));
  return gold(each.reduce((sum, n) => sum + n, 0));
}
