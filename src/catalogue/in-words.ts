import { type z } from 'zod';
import { type Found, isGroup, type Meant, valueAt } from './meant.ts';
import { nearest } from './near.ts';
import { labelled, meaningless, noneOf, perhaps } from './odd-keys.ts';
import { shown } from './sent-file.ts';
import { roundly, uncurl, uncurled } from './signs.ts';
import { headsAt, holds, wanted, wordsOf, yesNo } from './wanted.ts';
import { type Expected, wrongIn } from './wrong.ts';

/**
 * What a schema finds wrong with a value, each in a sentence that says what was expected; nothing of
 * what stands at one of the places that are `told` already.
 */
export const faultsIn = (
  schema: z.ZodType,
  value: unknown,
  told: readonly Expected[] = [],
): Expected[] => wrongIn(schema, value, told).map((fault) => faultIn(schema, fault, value));

function faultIn(schema: z.ZodType, fault: Meant, whole: unknown): Expected {
  const { path } = fault;
  const value = valueAt(whole, path);
  if (!('code' in fault)) return { at: path, expected: noneOf(fault) };
  if (fault.code === 'unrecognized_keys')
    return { at: [...path, ...fault.keys.slice(0, 1)], expected: meaningless(fault, value) };
  if (fault.code === 'invalid_key') return { at: path, expected: oddKey(fault) };
  return {
    at: [...path, ...undashed(fault, value)],
    expected: inWords(fault, value, headsAt(schema, path.slice(0, -1))),
  };
}

function oddKey({ path, issues }: Extract<Found, { code: 'invalid_key' }>): string {
  const [why] = issues as Found[];
  const words = why?.of ? `expected ${wanted(why.of)}` : (why?.message ?? '');
  return stopped(`“${shown(String(path.at(-1)), 60)}”: ${words} before the colon`);
}

function inWords(fault: Found, value: unknown, heads: readonly string[]): string {
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
  const further =
    value === null && key !== undefined ? furtherIn(fault) : leftOut(fault, value, heads);
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

/** Of a mark that can only be yes, what to write for no; without those by which something is known it is nothing. */
function leftOut({ of, path }: Found, value: unknown, heads: readonly string[]): string {
  if (value !== false || !of || wordsOf(of).join() !== 'yes') return '';
  return heads.includes(String(path.at(-1)))
    ? '; leave out the whole effect instead'
    : '; leave it out instead';
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
