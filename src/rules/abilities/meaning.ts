import { type Term, termsOf } from './amount.ts';
import { isNaming } from './naming.ts';

/**
 * An ability in one spelling (ITEM-27): two that mean the same are the same text, in whatever order their
 * keys stand and however their amounts are written, as `X`, `1X` and `0 + X`.
 */
export const meaningOf = (ability: object): string => JSON.stringify(plain(ability));

function plain(said: unknown): unknown {
  if (Array.isArray(said)) return said.map(plain);
  if (typeof said === 'string') return plainAmount(said);
  if (typeof said !== 'object' || said === null) return said;
  return Object.fromEntries(
    Object.entries(said)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, isNaming(key) ? value : plain(value)]),
  );
}

/** What is no amount stays as it is; what is only a number becomes one. */
function plainAmount(text: string): string | number {
  const terms = termsOf(text);
  if (!terms) return text;
  const sums = new Map<string, number>();
  for (const term of terms) {
    const named = nameOf(term);
    const times = (term.sign * term.times) / (term.of === 'die' ? 1 : term.over);
    sums.set(named, (sums.get(named) ?? 0) + times);
  }
  const counting = [...sums].filter(([, sum]) => sum !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  if (counting.every(([named]) => named === 'one')) return counting[0]?.[1] ?? 0;
  return counting.map(([named, sum]) => `${sum} ${named}`).join(' + ');
}

/** Dice of one kind that are added are one throw of more; those taken away are others. */
const nameOf = ({ of, over, sign }: Term): string =>
  of === 'die' ? `${sign < 0 ? 'less ' : ''}d${over}` : of;
