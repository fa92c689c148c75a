import { type z } from 'zod';
import { type Found, foundIn, isGroup, type Meant, meant, valueAt } from './meant.ts';
import { nearest } from './near.ts';
import { shown } from './sent-file.ts';
import { roundly, uncurl, uncurled } from './signs.ts';
import { holds, keysOf, oneOf, wanted, wordsOf, yesNo } from './wanted.ts';

/** Where something of a file is wrong, and what was expected there, for whoever wrote it. */
export type Expected = { at: readonly PropertyKey[]; expected: string };

/**
 * What a schema finds wrong with a value, each in a sentence that says what was expected; nothing of
 * what stands at one of the places that are `told` already.
 */
export const faultsIn = (
  schema: z.ZodType,
  value: unknown,
  told: readonly Expected[] = [],
): Expected[] => wrongIn(schema, value, told).map((fault) => faultIn(fault, value));

/**
 * The same without words: one for each key that means nothing, since each stands in a line of its own;
 * and of a value that is another kind of thing nothing but that.
 */
export function wrongIn(
  schema: z.ZodType,
  value: unknown,
  told: readonly Expected[] = [],
): Meant[] {
  const known = new Set(told.map(({ at }) => placeOf(at)));
  const all = foundIn(schema, value).flatMap((issue) => meant(issue, value));
  const isOdd = (fault: Meant) => 'code' in fault && fault.code === 'unrecognized_keys';
  const odd = new Set(all.filter(isOdd).map(({ path }) => placeOf(path)));
  return all.flatMap((fault): Meant[] => {
    const place = placeOf(fault.path);
    if (known.has(place)) return [];
    if (!('code' in fault)) return [fault];
    // What a schema has made of it is without what means nothing there.
    if (fault.code === 'custom' && odd.has(place)) return [];
    if (fault.code === 'invalid_type') known.add(place);
    if (fault.code !== 'unrecognized_keys') return [fault];
    return fault.keys.map((key) => ({ ...fault, keys: [key] }));
  });
}

const placeOf = (at: readonly PropertyKey[]): string => JSON.stringify(at);

function faultIn(fault: Meant, whole: unknown): Expected {
  const { path } = fault;
  const value = valueAt(whole, path);
  if (!('code' in fault)) return { at: path, expected: noneOf(fault) };
  if (fault.code === 'unrecognized_keys')
    return { at: [...path, ...fault.keys.slice(0, 1)], expected: meaningless(fault, value) };
  if (fault.code === 'invalid_key') return { at: path, expected: oddKey(fault) };
  return { at: [...path, ...undashed(fault, value)], expected: inWords(fault, value) };
}

/** What may be meant comes first, before what may be a long list. */
const perhaps = (near: string | null | undefined, expected: string): string =>
  near === null || near === undefined
    ? expected
    : `did you mean “${near}”? ${expected.replace(/^./, (first) => first.toUpperCase())}`;

function noneOf({ keys, odd }: Extract<Meant, { keys: string[]; odd: string[] }>): string {
  const near = odd.map((key) => nearest(key, keys)).find((one) => one !== null);
  const [first = ''] = odd;
  const what = first === '' ? '' : `“${shown(first, 60)}” means nothing here; `;
  return `${what}${perhaps(near, `expected ${oneOf(keys, first)}.`)}`;
}

type FoundOf<C extends Found['code']> = Extract<Found, { code: C }>;

function meaningless(fault: FoundOf<'unrecognized_keys'>, value: unknown): string {
  const known = fault.of ? keysOf(fault.of) : [];
  const left = known.filter((key) => !Object.hasOwn(value ?? {}, key));
  const [key = ''] = fault.keys;
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

function oddKey({ path, issues }: FoundOf<'invalid_key'>): string {
  const [why] = issues as Found[];
  const words = why?.of ? `expected ${wanted(why.of)}` : (why?.message ?? '');
  return stopped(`“${shown(String(path.at(-1)), 60)}”: ${words} before the colon`);
}

function inWords(fault: Found, value: unknown): string {
  const key = fault.path.at(-1);
  const text = typeof value === 'string' ? value : '';
  const expected = fault.of
    ? `expected ${wanted(fault.of, text)}${written(fault, value)}`
    : fault.message;
  if (value === undefined && typeof key === 'string')
    return stopped(`“${key}” is missing; ${expected}`);
  const label = isGroup(value) && typeof key === 'number' ? '' : labelled(fault.path);
  const hint = typeof value === 'string' && !isLength(fault) ? hintFor(fault, value) : '';
  const form = formOf(fault);
  if (form !== null && text !== '' && hint === '')
    return `${label}${perhaps(reckoned(text, form), `${expected}, not “${shown(text, 40)}”.`)}`;
  if (!fault.of && fault.code === 'custom') return `${stopped(`${label}${expected}`)}${hint}`;
  const further = value === null && key !== undefined ? furtherIn(fault) : '';
  const near = fault.of && hint === '' ? nearest(text, wordsOf(fault.of)) : null;
  const all = stopped(`${expected}, not ${insteadOf(fault, value)}${further}`);
  return `${label}${perhaps(near, all)}${hint}`;
}

/** How an amount or a formula looks, where one was wanted. */
function formOf(fault: Found): string | null {
  const form: unknown = 'params' in fault ? fault.params?.['form'] : null;
  return typeof form === 'string' ? form : null;
}

/** The amount that may be meant: small letters and the sign of multiplication are none of its words. */
function reckoned(text: string, form: string): string | null {
  const meant = text
    .replaceAll(/\b[xy]\b/g, (letter) => letter.toUpperCase())
    .replaceAll(/\s*[*×·]\s*/g, ' ');
  return meant !== text && new RegExp(form).test(meant) ? meant : null;
}

const hintFor = ({ of }: Found, value: string): string =>
  uncurl(value) || (of && holds(of) !== null ? roundly(value) : '');

/** How a list is written, for who has written none. */
function written(fault: Found, value: unknown): string {
  if (fault.code !== 'invalid_type' || !['array', 'tuple'].includes(fault.expected)) return '';
  if (!fault.of || holds(fault.of) !== 'list of keys') return ', such as [one, two]';
  const [first = ''] = undashed(fault, value);
  const [key] = /\p{L}[\p{L} ]*/u.exec(first) ?? [];
  const example = key === undefined ? '' : `, as in “- ${shown(key, 20)}: …”`;
  return `, each with a dash and a space before it${example}`;
}

/** The first key where a list of several groups of keys was wanted, and there is one of them. */
const undashed = (fault: Found, value: unknown): string[] =>
  isGroup(value) && !Array.isArray(value) && fault.of && holds(fault.of) === 'list of keys'
    ? Object.keys(value).slice(0, 1)
    : [];

/** Where something stands that belongs to a key, for who has begun it too far out. */
function furtherIn({ of }: Found): string {
  const kind = of ? holds(of) : null;
  if (kind === null) return '';
  const brackets = kind === 'keys' ? '{ }' : '[ ]';
  return `; what belongs to it stands in the lines below, further in than its key, or behind it in ${brackets}`;
}

/** `“cost”: `, of a list whose it is; nothing of what stands at the top. */
function labelled(path: readonly PropertyKey[]): string {
  const key = path.findLast((one) => typeof one === 'string');
  return key === undefined ? '' : `“${key}”: `;
}

/** What stands there, told so that it can be found and be seen to be another thing. */
function insteadOf(fault: Found, value: unknown): string {
  if (isLength(fault) && (typeof value === 'string' || Array.isArray(value)))
    return `of ${value.length}`;
  if (Array.isArray(value)) return 'a list';
  if (isGroup(value)) return 'keys with values';
  const isType = fault.code === 'invalid_type';
  if (typeof value === 'string') {
    const bare = uncurled(value);
    if (bare !== value) return `“${shown(bare, 40)}” in curly quotes`;
    const isNumber = value.trim() !== '' && !Number.isNaN(Number(value));
    return `“${shown(value, 40)}”${isType && isNumber ? ' in quotes' : ''}`;
  }
  if (typeof value !== 'number' && typeof value !== 'boolean') return 'nothing';
  const said = typeof value === 'boolean' ? yesNo(value) : String(value).replace('-', '−');
  return isType && fault.expected === 'string' ? `${said}; put it in quotes` : said;
}

const isLength = ({ code, ...more }: Found): boolean =>
  (code === 'too_big' || code === 'too_small') &&
  'origin' in more &&
  (more.origin === 'string' || more.origin === 'array');

const stopped = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);
