import { type z } from 'zod';
import { type Found, foundIn, isGroup, valueAt } from './meant.ts';
import { isTwin, plainSigns, uncurled } from './signs.ts';
import { keysOf } from './wanted.ts';

/** Times that what is found may lead to more: a key first, then what stands within it. */
const rounds = 4;

/**
 * What a file says, with plain signs where a phone or a letter has put others that can mean nothing
 * else: in closed words, be they keys or values, and in numbers and formulas; and with yes and no that
 * stand in quotes as those. Texts stay as they are.
 */
export function withPlainSigns(schema: z.ZodType, says: unknown): unknown {
  let plain = says;
  for (let round = 0; round < rounds; round++) {
    const before = plain;
    for (const issue of within(foundIn(schema, plain), [])) plain = mended(plain, issue);
    if (plain === before) break;
  }
  return plain;
}

/** All that is wrong, in each form that a value could have had, too, with the whole way there. */
function within(issues: readonly Found[], at: readonly PropertyKey[]): Found[] {
  return issues.flatMap((issue) => {
    const path = [...at, ...issue.path];
    const inner = issue.code === 'invalid_union' ? issue.errors : [];
    return [{ ...issue, path }, ...inner.flatMap((form) => within(form, path))];
  });
}

function mended(whole: unknown, issue: Found): unknown {
  const value = valueAt(whole, issue.path);
  if (issue.code === 'unrecognized_keys')
    return isGroup(value) ? put(whole, issue.path, renamed(value, issue)) : whole;
  if (typeof value !== 'string') return whole;
  const plain = unturned(value, issue);
  return plain === undefined || plain === value ? whole : put(whole, issue.path, plain);
}

type UnknownKeys = Extract<Found, { code: 'unrecognized_keys' }>;

/** The group with those keys as the schema has them; with the same as before where none is a twin. */
function renamed(group: object, { keys, of }: UnknownKeys): object {
  const known = of ? keysOf(of) : [];
  const names = new Map(keys.map((key) => [key, twinOf(key, known)]));
  const entries = Object.entries(group).map(([key, value]): [string, unknown] => {
    const name = names.get(key);
    return [name === undefined || Object.hasOwn(group, name) ? key : name, value];
  });
  return entries.every(([key]) => Object.hasOwn(group, key)) ? group : Object.fromEntries(entries);
}

function unturned(value: string, issue: Found): string | number | boolean | undefined {
  const isYesNo = issue.code === 'invalid_type' && issue.expected === 'boolean';
  if (isYesNo || (issue.code === 'invalid_value' && issue.values.includes(true)))
    return yesOrNo.get(uncurled(value));
  if (issue.code === 'invalid_value') return twinOf(value, issue.values.map(String));
  const isNumber = issue.code === 'invalid_type' && issue.expected === 'number';
  if (!isNumber && !(issue.code === 'custom' && issue.params?.['form'])) return undefined;
  const plain = plainSigns(value);
  return plain !== value && /^-\d+$/.test(plain) ? Number(plain) : plain;
}

/** In quotes it is a text, as `yes` is anyway to whoever reads YAML as its later editions have it. */
const yesOrNo = new Map([
  ['yes', true],
  ['true', true],
  ['no', false],
  ['false', false],
]);

const twinOf = (written: string, known: readonly string[]): string | undefined =>
  known.find((word) => isTwin(word, written));

function put(whole: unknown, [key, ...path]: readonly PropertyKey[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(whole)) return whole.with(Number(key), put(whole[Number(key)], path, by));
  if (!isGroup(whole)) return whole;
  const inner: unknown = (whole as Record<PropertyKey, unknown>)[key];
  const other = put(inner, path, by);
  return other === inner ? whole : { ...whole, [key]: other };
}
