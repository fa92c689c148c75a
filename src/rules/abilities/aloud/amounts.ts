import { type Amount, isStat, summandsOf, type Term } from '../amount.ts';
import { type Form } from './form.ts';
import { statWord } from './stats.ts';

/** `X + 2`, `(your level / 2)`, `d6`: an amount of a card, or a formula (STAT-07). */
export function amountWords(amount: Amount, form: Form): string {
  const words = sumWords(summandsOf(amount), form);
  // Before a noun, words would be read together with it.
  return form === 'plain' && / level\b/.test(words) ? `(${words})` : words;
}

/** By how much something is other, with its sign: `+2`, `−X`, `+(X + 1)`, `−(own speed / 2)`. */
export function signedWords(amount: Amount, form: Form): string {
  const summands = summandsOf(amount);
  const [first] = summands;
  if (!first || summands.length > 1) return `+(${sumWords(summands, form)})`;
  const words = summandWords(first, form);
  const isNumber = first.over === 1 && !isStat(first) && first.of !== 'level';
  return `${first.sign < 0 ? '−' : '+'}${isNumber ? words : `(${words})`}`;
}

const sumWords = (summands: readonly Term[], form: Form): string =>
  summands
    .map((one, at) => {
      const minus = one.sign < 0;
      const sign = at === 0 ? (minus ? '−' : '') : minus ? '− ' : '+ ';
      return `${sign}${summandWords(one, form)}`;
    })
    .join(' ');

/** `2 tiles`, `1 tile`, `X tiles`. */
export const amountOf = (amount: Amount, what: string, form: Form = 'plain'): string =>
  `${amountWords(amount, form)} ${what}${isOne(amount) ? '' : 's'}`;

export const isOne = (amount: Amount): boolean => isExactly(amount, 1);
export const isNone = (amount: Amount): boolean => isExactly(amount, 0);

/** Where there is one at least, whatever the card says. */
export const oneAtLeast = (amount: Amount): Amount => (isNone(amount) ? 1 : amount);

function isExactly(amount: Amount, n: number): boolean {
  const [first, ...more] = summandsOf(amount);
  return more.length === 0 && first?.of === 'one' && first.times === n * first.over;
}

function summandWords({ times, of, over }: Term, form: Form): string {
  if (of === 'die') return `${times === 1 ? '' : times}d${over}`;
  const share = over === 1 ? '' : ` / ${over}`;
  if (of === 'one') return `${times}${share}`;
  if (of === 'x' || of === 'y')
    return `${times === 1 ? '' : `${times} `}${of.toUpperCase()}${share}`;
  const name = of === 'level' ? 'level' : statWord(of, form);
  if (form === 'terse') return `${times === 1 ? '' : `${times} `}${name}${share}`;
  return `${times === 1 ? '' : `${times} × `}${of === 'level' ? 'your' : 'own'} ${name}${share}`;
}
