import { type Meant } from './meant.ts';
import { nearest, wordsFor } from './near.ts';
import { shown } from './sent-file.ts';
import { keysOf, oneOf } from './wanted.ts';
import { keysLeft, type OddKeys } from './wrong.ts';

/** What may be meant comes first, before what may be a long list. */
export const perhaps = (near: string | null | undefined, expected: string): string =>
  near === null || near === undefined
    ? expected
    : `did you mean “${near}”? ${expected.replace(/^./, (first) => first.toUpperCase())}`;

/** `“cost”: `, of a list whose it is; nothing of what stands at the top. */
export function labelled(path: readonly PropertyKey[]): string {
  const key = lastKey(path);
  return key === undefined ? '' : `“${key}”: `;
}

const lastKey = (path: readonly PropertyKey[]): string | undefined =>
  path.findLast((one) => typeof one === 'string');

/** Where none of the keys is there by which what is wanted is known. */
export function noneOf({ keys, odd }: Extract<Meant, { keys: string[]; odd: string[] }>): string {
  const near = odd.map((key) => nearest(key, keys)).find((one) => one !== null);
  const [first = ''] = odd;
  const what = first === '' ? '' : `“${shown(first, 60)}” means nothing here; `;
  return `${what}${perhaps(near, `expected ${oneOf(keys, first)}.`)}`;
}

/** A key that means nothing where it stands. */
export function meaningless(fault: OddKeys, value: unknown): string {
  const [key = ''] = fault.keys;
  const one = ones.get(lastKey(fault.path) ?? '');
  if (fault.beside !== undefined && one !== undefined)
    return `${labelled(fault.path)}${oneEach(one, fault.beside, key)}`;
  const known = fault.of ? keysOf(fault.of) : [];
  const left = keysLeft(fault, value);
  const more = left.length > 0 ? ` but ${left.join(', ')}` : '';
  const sign = /\S:\S/.test(key)
    ? ' A colon has a space behind it.'
    : key === key.trim()
      ? ''
      : ' What stands before it only looks like a space.';
  const near = sign === '' ? nearest(key, known) : null;
  const end = perhaps(near, `expected nothing else${more}.${sign}`);
  return `${labelled(fault.path)}“${shown(key, 60)}” means nothing here; ${end}`;
}

/** What one of these is called, each of which is known by one key. */
const ones = wordsFor({
  ...{ abilities: 'ability', greater: 'ability', lesser: 'ability' },
  ...{ do: 'effect', boons: 'boon' },
});

const oneEach = (one: string, there: string, key: string): string =>
  `each ${one} has one word by which it is known, here “${there}”; expected another ${one} for “${key}”, as in [{ ${there}: … }, { ${key}: … }].`;
