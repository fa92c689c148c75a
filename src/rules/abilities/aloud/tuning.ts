import { type Tuning } from '../tuning.ts';
import { signedWords } from './amounts.ts';
import { type Form } from './form.ts';
import { listed } from './lists.ts';
import { changeWords } from './stats.ts';

/** `+1 ability power and −2 range`: by how much abilities are other. */
export const tuningWords = (by: Pick<Tuning, 'power' | 'range'>): string =>
  listed(numbersIn(by, 'plain'));

/** The same on a card: `+1 AP, −2 RG of spells`. */
export const tuningShort = ({ of, ...by }: Tuning): string =>
  `${numbersIn(by, 'terse').join(', ')} of ${of}`;

const numbersIn = ({ power, range }: Pick<Tuning, 'power' | 'range'>, form: Form): string[] =>
  form === 'plain'
    ? changeWords({ 'ability power': power, range }, form, signedWords)
    : changeWords({ AP: power, RG: range }, form, signedWords);
