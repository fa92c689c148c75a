import { type Amount, summandsOf, type Term } from '../abilities/amount.ts';

/**
 * FORGE-02: away from 0 by half of itself, rounded down and at least by 1, up to `most`; 0 stays, being
 * no number of anything.
 */
export function grownNumber(n: number, most = Infinity): number {
  const size = Math.abs(n);
  if (size === 0) return n;
  const grown = Math.min(most, size + Math.max(1, Math.floor(size / 2)));
  return Math.sign(n) * Math.max(size, grown);
}

/**
 * FORGE-02: the same of an amount or a formula: its numbers and how many dice it has, the levels, crystals
 * and stats that it counts by half, all that goes the way of the first; X is the power, which grows itself
 * unless `xStays`.
 */
export function grownAmount(amount: Amount, most: number, xStays = false): Amount {
  if (typeof amount === 'number') return grownNumber(amount, most);
  const terms = summandsOf(amount);
  const way = terms[0]?.sign;
  const grown = terms.map((term) => (term.sign === way ? grownTerm(term, xStays) : term));
  return grown.map(termText).join(' ').replace(/^\+ /, '').replace(/^- /, '-');
}

/** What a term can be written with (`99 level / 99`). */
const mostTimes = 99;
const mostOver = 99;

function grownTerm(term: Term, xStays: boolean): Term {
  const { of, times } = term;
  if (of === 'x' && !xStays) return term;
  if (of === 'one' || of === 'die') return { ...term, times: grownNumber(times, mostTimes) };
  return { ...term, ...byHalf(term) };
}

/** Half as much again of `times / over`, or the most below it that can be written. */
function byHalf({ times, over }: Pick<Term, 'times' | 'over'>): Pick<Term, 'times' | 'over'> {
  const all = Array.from({ length: mostOver }, (_, at) => {
    const under = at + 1;
    const many = Math.floor((3 * times * under) / (2 * over));
    return { times: Math.min(mostTimes, many), over: under };
  });
  return all.reduce((best, one) => (one.times * best.over > best.times * one.over ? one : best));
}

function termText({ sign, times, of, over }: Term): string {
  const before = sign < 0 ? '- ' : '+ ';
  if (of === 'one') return `${before}${times}${over === 1 ? '' : ` / ${over}`}`;
  if (of === 'die') return `${before}${times === 1 ? '' : times}d${over}`;
  const word = of === 'x' || of === 'y' ? of.toUpperCase() : of;
  return `${before}${times === 1 ? '' : `${times} `}${word}${over === 1 ? '' : ` / ${over}`}`;
}
