import { type Amount, amountSchema, formulaSchema, summandsOf } from './amount.ts';

/** Where on an ability something stands of which nothing can come, and what was expected there. */
export type Vain = { path: (string | number)[]; message: string };

/** Stats that are said to be other, and never are. */
export function changesIn(stats: unknown, path: string[]): Vain[] {
  if (typeof stats !== 'object' || stats === null) return [];
  return Object.entries(stats)
    .filter(([, by]) => isNothing(by, 'formula'))
    .map(([stat]) => ({
      path: [...path, stat],
      message: 'expected what does not always come to 0',
    }));
}

/** Whether it comes to 0 whatever X, the level and the stats are; amounts are never below 0 (STAT-06). */
export function isNothing(amount: unknown, as: 'amount' | 'formula'): boolean {
  // What is no amount has been refused as none.
  const read = (as === 'amount' ? amountSchema : formulaSchema).safeParse(amount);
  if (!read.success) return false;
  const sums = sumsOf(read.data);
  const fixed = Math.floor(sums.get('one') ?? 0);
  const varies = [...sums].some(([of, sum]) => of !== 'one' && sum !== 0);
  return !varies && (as === 'amount' ? fixed <= 0 : fixed === 0);
}

function sumsOf(amount: Amount): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { sign, times, of, over } of summandsOf(amount)) {
    const sum = (sign * times) / (of === 'die' ? 1 : over);
    sums.set(of, (sums.get(of) ?? 0) + sum);
  }
  return sums;
}
