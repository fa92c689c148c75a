import { type Amount, isStat, summandsOf, type Term } from '../amount.ts';
import { type Form } from './form.ts';
import { statWord } from './stats.ts';

/** STAT-07: by whom the stats are that a formula names: by the carrier, or by whom it changes. */
export type Whose = 'yours' | 'theirs';

/** `X + 2`, `(your level / 2)`, `d6`: an amount of a card. */
export function amountWords(amount: Amount, form: Form): string {
  const words = sumWords(summandsOf(amount), form, 'yours');
  // Before a noun, words would be read together with it.
  return form === 'plain' && / level\b/.test(words) ? `(${words})` : words;
}

/** As much of something as an amount or a formula says: `3 gold`, `as much gold as your accuracy`. */
export function asMuch(amount: Amount, what: string, form: Form): string {
  const summands = summandsOf(amount);
  const words = sumWords(summands, form, 'yours');
  if (!summands.some(isWord)) return `${words} ${what}`;
  return form === 'plain' ? `as much ${what} as ${words}` : `(${words}) ${what}`;
}

/** By how much something is other, with its sign: `+2`, `−X`, `+(X + 1)`, `−(your speed / 2)`. */
export function signedWords(amount: Amount, form: Form, whose: Whose = 'yours'): string {
  const summands = summandsOf(amount);
  const [first] = summands;
  if (!first || summands.length > 1) return `+(${sumWords(summands, form, whose)})`;
  const words = summandWords(first, form, whose);
  const isNumber = first.over === 1 && !isWord(first);
  return `${first.sign < 0 ? '−' : '+'}${isNumber ? words : `(${words})`}`;
}

const isWord = (one: Term): boolean => isStat(one) || one.of === 'level';

const sumWords = (summands: readonly Term[], form: Form, whose: Whose): string =>
  summands
    .map((one, at) => {
      const minus = one.sign < 0;
      const sign = at === 0 ? (minus ? '−' : '') : minus ? '− ' : '+ ';
      return `${sign}${summandWords(one, form, whose)}`;
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

function summandWords({ times, of, over }: Term, form: Form, whose: Whose): string {
  if (of === 'die') return `${times === 1 ? '' : times}d${over}`;
  const share = over === 1 ? '' : ` / ${over}`;
  if (of === 'one') return `${times}${share}`;
  if (of === 'x' || of === 'y')
    return `${times === 1 ? '' : `${times} `}${of.toUpperCase()}${share}`;
  const name = of === 'level' ? 'level' : statWord(of, form);
  const owner = of === 'level' ? levelOwner(form, whose) : owners[whose][form];
  const many = times === 1 ? '' : form === 'terse' ? `${times} ` : `${times} × `;
  return `${many}${owner}${name}${share}`;
}

/** A level is always the carrier’s (STAT-07). */
const levelOwner = (form: Form, whose: Whose): string =>
  form === 'plain' || whose === 'theirs' ? 'your ' : '';

const owners: Readonly<Record<Whose, Record<Form, string>>> = {
  yours: { plain: 'your ', terse: '' },
  theirs: { plain: 'their own ', terse: 'their ' },
};
