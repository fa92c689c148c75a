import { signedWords } from './amounts.ts';
import { armShort, armWords } from './arms.ts';
import { type Body } from './body.ts';
import { type Form } from './form.ts';
import { listed } from './lists.ts';
import { changeWords } from './stats.ts';
import { wayShort, wayWords } from './ways.ts';

/** What somebody is transformed into, as a card states it. */
type Guise = Pick<Body, 'ways'> & {
  into: string;
  change: Readonly<Record<string, number | undefined>>;
  attacks?: Body['attacks'] | undefined;
};

/** `a coat stand, with +2 armor and no basic attack of its own but the Natural Attack, able to climb,`. */
export function guiseWords({ into, change, attacks, ways }: Guise): string {
  const has = changesOf(change, 'plain');
  if (attacks?.length === 0) has.push('no basic attack of its own but the Natural Attack');
  else if (attacks) {
    const arms = attacks.map((one) => `${one.name} (${armWords(one)})`);
    has.push(`no basic attacks of its own but ${listed(['the Natural Attack', ...arms])}`);
  }
  const parts = [
    ...(has.length === 0 ? [] : [`with ${listed(has)}`]),
    ...(ways.length === 0 ? [] : [`able to ${wayWords(ways)}`]),
  ];
  return parts.length === 0 ? into : `${into}, ${parts.join(', ')},`;
}

/** GLOSS-03: `a coat stand (+2 armor; no own BA but the Natural Attack; can climb)`. */
export function guiseShort({ into, change, attacks, ways }: Guise): string {
  const arms = attacks?.map((one) => `BA ${one.name}, ${armShort(one)}`) ?? [];
  const parts = [
    ...(Object.keys(change).length === 0 ? [] : [changesOf(change, 'terse').join(', ')]),
    ...arms,
    ...(attacks
      ? [arms.length === 0 ? 'no own BA but the Natural Attack' : 'no other own BA']
      : []),
    ...wayShort(ways),
  ];
  return parts.length === 0 ? into : `${into} (${parts.join('; ')})`;
}

const changesOf = (change: Guise['change'], form: Form): string[] =>
  changeWords(change, form, signedWords);
