import { type z } from 'zod';
import { type Found, foundIn, isGroup, type Meant, meant, valueAt } from './meant.ts';
import { nearest } from './near.ts';
import { firstKey, headsAt, keysOf } from './wanted.ts';

/** Where something of a file is wrong, and what was expected there, for whoever wrote it. */
export type Expected = { at: readonly PropertyKey[]; expected: string };

/** Keys that mean nothing; of one that begins a form of its own `beside` is the one that is there. */
export type OddKeys = Extract<Found, { code: 'unrecognized_keys' }> & { beside?: string };

/**
 * What a schema finds wrong with a value, without words: one for each key that means nothing, since each
 * stands in a line of its own; and of a value that is another kind of thing nothing but that.
 */
export function wrongIn(
  schema: z.ZodType,
  value: unknown,
  told: readonly Expected[] = [],
): Meant[] {
  const known = new Set(told.map(({ at }) => placeOf(at)));
  const all = foundIn(schema, value).flatMap((issue) => meant(issue, value));
  const odd = all.filter(isOdd);
  return all.flatMap((fault): Meant[] => {
    const place = placeOf(fault.path);
    if (known.has(place)) return [];
    if (!('code' in fault)) return [fault];
    if (isOfGroup(fault) && odd.some((one) => mayBeWhy(one, fault, value))) return [];
    if (fault.code === 'invalid_type') known.add(place);
    return isOdd(fault) ? eachOf(fault, headsAt(schema, fault.path)) : [fault];
  });
}

const placeOf = (at: readonly PropertyKey[]): string => JSON.stringify(at);

const isOdd = (fault: Meant): fault is OddKeys =>
  'code' in fault && fault.code === 'unrecognized_keys';

/** What fits ill together, and is nothing that is wrong with one word or number by itself. */
const isOfGroup = ({ code, input }: Found): boolean => code === 'custom' && isGroup(input);

/**
 * Whether a fault may come of a key that means nothing, since a schema sees what it is in without it:
 * of the same thing of a list, of what is round it, or where it is nearly one that is missing.
 */
function mayBeWhy(odd: OddKeys, { path }: Found, whole: unknown): boolean {
  const within = odd.path.slice(0, odd.path.findLastIndex((key) => typeof key === 'number') + 1);
  if (isRound(path, odd.path) || (within.length > 0 && isRound(within, path))) return true;
  const left = keysLeft(odd, valueAt(whole, odd.path));
  return isRound(odd.path, path) && odd.keys.some((key) => nearest(key, left) !== null);
}

const isRound = (outer: readonly PropertyKey[], inner: readonly PropertyKey[]): boolean =>
  outer.every((key, at) => inner[at] === key);

/** The keys that the same group may have besides. */
export const keysLeft = ({ of }: Found, value: unknown): string[] =>
  (of ? keysOf(of) : []).filter((key) => !Object.hasOwn(value ?? {}, key));

/** Each key by itself; where some begin forms of their own, what belongs to those is not told, too. */
function eachOf(fault: OddKeys, heads: readonly string[]): OddKeys[] {
  const others = fault.keys.filter((key) => heads.includes(key));
  const keys = others.length > 0 ? others : fault.keys;
  const beside = others.length > 0 && fault.of ? firstKey(fault.of) : '';
  return keys.map((key) => ({ ...fault, keys: [key], ...(beside !== '' && { beside }) }));
}
