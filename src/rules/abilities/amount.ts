import { z } from 'zod';

/** A number on a card: `3`, `X`, `2 X + 1`, `level / 2 + d6`. X is ability power (STAT-10). */
export type Amount = number | string;

/** What the words of an amount stand for, for whoever carries it. */
export type Worth = { x: number; level: number };

type Term = { sign: 1 | -1; times: number; of: 'one' | 'x' | 'level' | 'die'; over: number };

const termForm = /^(\d{1,2})?\s*(?:(X|level)|d(\d{1,2}))?(?:\s*\/\s*([1-9]))?$/;

function termOf(text: string, sign: 1 | -1): Term | null {
  const match = termForm.exec(text.trim());
  const [whole, times, word, sides, over] = match ?? [];
  if (!whole) return null;
  const of = word === 'X' ? 'x' : word === 'level' ? 'level' : sides ? 'die' : 'one';
  if (of === 'die') return { sign, times: Number(times ?? 1), of, over: Number(sides) };
  return { sign, times: Number(times ?? 1), of, over: Number(over ?? 1) };
}

/** The summands of an amount; null where it is none. */
function termsOf(text: string): Term[] | null {
  const parts = text.split(/\s*([+-])\s*/);
  const terms: Term[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const term = termOf(parts[at] ?? '', parts[at - 1] === '-' ? -1 : 1);
    if (!term) return null;
    terms.push(term);
  }
  return terms;
}

const read = new Map<string, Term[]>();

function known(text: string): Term[] {
  const terms = read.get(text) ?? termsOf(text);
  if (!terms) throw new Error(`no amount: ${text}`);
  read.set(text, terms);
  return terms;
}

export const amountSchema = z.union([
  z.number().int().min(0).max(99),
  z.string().refine((text) => termsOf(text) !== null, {
    error: 'expected an amount such as 3, X, 2 X + 1, level / 2 or d6',
  }),
]);

/** STAT-06, STAT-10: what it comes to, rounded down and never below 0. `roll` is asked for its dice. */
export function amountOf(amount: Amount, worth: Worth, roll: (sides: number) => number): number {
  if (typeof amount === 'number') return amount;
  const sum = known(amount).reduce((total, term) => total + valueOf(term, worth, roll), 0);
  return Math.max(0, Math.floor(sum));
}

function valueOf({ sign, times, of, over }: Term, worth: Worth, roll: (sides: number) => number) {
  if (of === 'die') {
    let sum = 0;
    for (let die = 0; die < times; die++) sum += roll(over);
    return sign * sum;
  }
  const one = of === 'one' ? 1 : worth[of];
  return (sign * times * one) / over;
}
