import { z } from 'zod';
import { type StatName, statNames } from '../hero/stats.ts';

/**
 * A number on a card: `3`, `X`, `2 X + 1`, `level / 2 + d6`. X is ability power (STAT-10), Y the crystals
 * in the thing (ITEM-13).
 */
export type Amount = number | string;

/** What the words of an amount stand for, for whoever carries it. */
export type Worth = { x: number; level: number; stat?: (name: StatName) => number };

/** STAT-10, ITEM-13: where X, or Y, stands in an amount, right after a number, too. */
export const letterX = /(?<![A-Za-z])X\b/;
export const letterY = /(?<![A-Za-z])Y\b/;

type Named = 'one' | 'x' | 'y' | 'level' | StatName;
/** A summand: so many of it, halved or the like by `over`; of a die `over` is how many sides it has. */
export type Term = { sign: 1 | -1; times: number; of: Named | 'die'; over: number };

const words = ['X', 'Y', 'level', ...statNames].join('|');
const letters: Readonly<Record<string, Named>> = { X: 'x', Y: 'y' };
const termForm = new RegExp(
  `^(?!/)(\\d{1,2})?\\s*(?:(${words})|d(\\d{1,2}))?(?:\\s*/\\s*([1-9]\\d?))?$`,
);

function termOf(text: string, sign: 1 | -1): Term | null {
  const match = termForm.exec(text.trim());
  const [whole, times, word, sides, over] = match ?? [];
  if (!whole) return null;
  // So much of a die would be read as all of it.
  if (sides && over) return null;
  if (sides && (Number(sides) === 0 || Number(times ?? 1) === 0)) return null;
  if (sides) return { sign, times: Number(times ?? 1), of: 'die', over: Number(sides) };
  const of = letters[word ?? ''] ?? ((word ?? 'one') as Named);
  return { sign, times: Number(times ?? 1), of, over: Number(over ?? 1) };
}

/** The summands of an amount or a formula; null where it is none. */
export function termsOf(text: string): Term[] | null {
  const parts = text.replace(/^-/, '0 -').split(/\s*([+-])\s*/);
  const terms: Term[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const term = termOf(parts[at] ?? '', parts[at - 1] === '-' ? -1 : 1);
    if (!term) return null;
    terms.push(term);
  }
  return terms;
}

/** ITEM-13: whether it is an amount or a formula in which Y stands. */
export const namesCrystals = (text: string): boolean =>
  letterY.test(text) && termsOf(text)?.some(({ of }) => of === 'y') === true;

const read = new Map<string, Term[]>();

function known(text: string): Term[] {
  const terms = read.get(text) ?? termsOf(text);
  if (!terms) throw new Error(`no amount: ${text}`);
  read.set(text, terms);
  return terms;
}

/** What an amount or a formula adds up; of nothing but 0, that one. */
export function summandsOf(amount: Amount): readonly Term[] {
  if (typeof amount === 'number')
    return [{ sign: amount < 0 ? -1 : 1, times: Math.abs(amount), of: 'one', over: 1 }];
  const terms = known(amount);
  const counting = terms.filter(({ times }) => times > 0);
  return counting.length > 0 ? counting : terms.slice(0, 1);
}

export const isStat = ({ of }: Term): boolean => (statNames as readonly string[]).includes(of);

const isAmount = (text: string): boolean =>
  !text.startsWith('-') && termsOf(text)?.some(isStat) === false;

/** A die, with a side at least; what it must not stand behind, as nothing of it is no die. */
const die = { whole: 'd(?!0+(?!\\d))\\d{1,2}|', not: '(?!0+\\s*d)' };

/** How such a text looks, `^` to `$`: summands of these words, a formula’s with a sign before them too. */
function formOf(named: string, sign: string, dice = { whole: '', not: '' }): string {
  const of = `(?:${dice.whole}(?:${named})?(?:\\s*/\\s*[1-9]\\d?)?)`;
  const summand = `(?=[^\\s+-])(?!/)${dice.not}(?:\\d{1,2})?\\s*${of}\\s*`;
  return `^${sign}\\s*${summand}(?:[+-]\\s*${summand})*$`;
}
const amountForm = formOf('X|Y|level', '', die);
const formulaForm = formOf(words, '-?');

/** Characters of an amount or a formula, each word of which is to be read on a card. */
const longest = 60;

const anAmount =
  'expected an amount such as 3, X, 2 X + 1, level / 2 or d6, with no number above 99 in it';
export const amountSchema = z.union(
  [
    z.number().int().min(0).max(99),
    z
      .string()
      .refine(isAmount, { error: anAmount, params: { form: amountForm } })
      .max(longest, `expected an amount of ${longest} characters at most`),
  ],
  anAmount,
);

const aFormula =
  'expected a whole number from -30 to 30, or a formula such as hp, speed / 2, -2 armor or X + 1, with no number above 99 in it';
/** STAT-07: by how much a stat is other; with the name of a stat in it, as that stat is. */
export const formulaSchema = z.union(
  [
    z.number().int().min(-30).max(30),
    z
      .string()
      .refine((text) => termsOf(text)?.some(({ of }) => of === 'die') === false, {
        error: aFormula,
        params: { form: formulaForm },
      })
      .max(longest, `expected a formula of ${longest} characters at most`),
  ],
  aFormula,
);

/** STAT-06, STAT-10: what it comes to, rounded down and never below 0. `roll` is asked for its dice. */
export function amountOf(amount: Amount, worth: Worth, roll: (sides: number) => number): number {
  if (typeof amount === 'number') return amount;
  return Math.max(0, Math.floor(sumOf(amount, worth, roll)));
}

/** All that it may come to, whatever its dice show. */
export function amountsOf(amount: Amount, worth: Worth): number[] {
  const most = amountOf(amount, worth, (sides) => sides);
  const least = amountOf(amount, worth, () => 1);
  const first = Math.min(least, most);
  return Array.from({ length: Math.abs(most - least) + 1 }, (_, more) => first + more);
}

/** Whether it looks at a stat. */
export const isFormula = (amount: Amount): boolean =>
  typeof amount === 'string' && known(amount).some(isStat);

/** The stats that it looks at, each once. */
export const statsIn = (amount: Amount): StatName[] =>
  typeof amount === 'number'
    ? []
    : [
        ...new Set(
          summandsOf(amount)
            .filter(isStat)
            .map(({ of }) => of as StatName),
        ),
      ];

/** STAT-06, STAT-07: the same with stats in it, and below 0 where it says so. */
export const formulaOf = (amount: Amount, worth: Required<Worth>): number =>
  typeof amount === 'number' ? amount : Math.floor(sumOf(amount, worth, noDice));

const noDice = (): never => {
  throw new Error('a formula has no dice');
};

const sumOf = (amount: string, worth: Worth, roll: (sides: number) => number): number =>
  known(amount).reduce((total, term) => total + valueOf(term, worth, roll), 0);

function valueOf({ sign, times, of, over }: Term, worth: Worth, roll: (sides: number) => number) {
  if (of === 'die') {
    let sum = 0;
    for (let die = 0; die < times; die++) sum += roll(over);
    return sign * sum;
  }
  return (sign * times * worthOf(of, worth)) / over;
}

function worthOf(of: Named, { x, level, stat }: Worth): number {
  if (of === 'one') return 1;
  if (of === 'x') return x;
  // ITEM-13: crystals are counted before a fight; where nobody has counted any there are none.
  if (of === 'y') return 0;
  if (of === 'level') return level;
  if (!stat) throw new Error(`no ${of} in an amount`);
  return stat(of);
}
