import { z } from 'zod';
import { likest } from './near.ts';

type Schema = z.core.$ZodType;

/**
 * What a schema wants, for whoever writes it by hand: `a whole number from 0 to 40`. Of many words those
 * that are most like what is `written`.
 */
export function wanted(schema: Schema, written = ''): string {
  const own = ownWords(schema);
  if (own !== null) return own;
  if (isWrapped(schema)) return wanted(schema.def.innerType, written);
  if (schema instanceof z.ZodNumber) return numberWanted(schema);
  if (schema instanceof z.ZodString) return `a text${lengths(schema, ' characters')}`;
  if (schema instanceof z.ZodBoolean) return 'yes or no';
  if (schema instanceof z.ZodArray) return `a list${lengths(schema, '')}`;
  if (schema instanceof z.ZodTuple) return `a list of ${schema.def.items.length}`;
  if (schema instanceof z.ZodUnion) return formsWanted(schema);
  const words = wordsOf(schema);
  if (words.length > 0) return oneOf(words, written);
  const keys = keysOf(schema);
  if (keys.length > 0) return `keys with values (${keys.join(', ')})`;
  return schema instanceof z.ZodRecord
    ? `keys with values, each key ${wanted(schema.keyType)}`
    : 'keys with values';
}

/** The words of which a schema wants one, be it beside something else; none where there is no such list. */
export function wordsOf(schema: Schema): string[] {
  if (isWrapped(schema)) return wordsOf(schema.def.innerType);
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  if (schema instanceof z.ZodLiteral) return [...schema.values].map(yesNo);
  return schema instanceof z.ZodUnion ? optionsOf(schema).flatMap(wordsOf) : [];
}

/** The keys that a group may have; none where that is open. */
export function keysOf(schema: Schema): string[] {
  if (isWrapped(schema)) return keysOf(schema.def.innerType);
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return schema instanceof z.ZodRecord ? wordsOf(schema.keyType) : [];
}

/** Whether keys with values are wanted, or a list, and whether that is one of keys with values. */
export function holds(schema: Schema): 'keys' | 'list' | 'list of keys' | null {
  if (isWrapped(schema)) return holds(schema.def.innerType);
  if (schema instanceof z.ZodArray)
    return holds(schema.def.element) === 'keys' ? 'list of keys' : 'list';
  if (schema instanceof z.ZodTuple) return 'list';
  if (schema instanceof z.ZodObject || schema instanceof z.ZodRecord) return 'keys';
  if (!(schema instanceof z.ZodUnion)) return null;
  return optionsOf(schema).some((one) => holds(one) === 'keys') ? 'keys' : null;
}

/** Characters of a list that is told whole, and words of one that is not. */
const most = { whole: 400, told: 6 };

/** `one of: …`, or the one that there is; of very many those most like what is written. */
export function oneOf(words: readonly string[], written: string): string {
  const [first = '', ...more] = words;
  if (more.length === 0) return first;
  const all = words.join(', ');
  if (all.length <= most.whole) return `one of: ${all}`;
  const few = likest(written, words, most.told).join(', ');
  return `one of those in docs/seam.md, such as: ${few}`;
}

/** As it is written in YAML. */
export const yesNo = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

/** Words that a schema, or the form that it asks of a text, has for itself. */
function ownWords({ _zod: { def } }: Schema): string | null {
  const checks = def.type === 'string' ? (def.checks ?? []) : [];
  const maps = [def, ...checks.map((check) => check._zod.def)].map(
    ({ error }) => error as z.core.$ZodErrorMap | undefined,
  );
  const [said] = maps.flatMap((map) => map?.({ code: 'custom', input: undefined }) ?? []);
  const words = typeof said === 'string' ? said : said?.message;
  return words?.replace(/^expected /, '') ?? null;
}

type Wrapped = z.ZodOptional<Schema> | z.ZodExactOptional<Schema> | z.ZodDefault<Schema>;

const isWrapped = (schema: Schema): schema is Wrapped =>
  [z.ZodOptional, z.ZodExactOptional, z.ZodDefault].some((wrap) => schema instanceof wrap);

function numberWanted(schema: z.ZodNumber): string {
  const { least, above, most } = limitsOf(schema);
  const kind = schema.isInt ? 'a whole number' : 'a number';
  const words =
    least !== undefined && most !== undefined
      ? `from ${least} to ${most}`
      : [
          ...(least === undefined ? [] : [`from ${least} on`]),
          ...(above === undefined ? [] : [`above ${above}`]),
          ...(most === undefined ? [] : [`up to ${most}`]),
        ].join(' and ');
  return `${kind} ${words}`.trim().replaceAll('-', '−');
}

/** ` of 2 to 48 characters`. */
function lengths(schema: Schema, of: string): string {
  const { least, most } = limitsOf(schema);
  if (least === 1 && of !== '') return most === undefined ? '' : ` of ${most}${of} at most`;
  if (least !== undefined && most !== undefined) return ` of ${least} to ${most}${of}`;
  if (least !== undefined) return ` of ${least}${of} or more`;
  return most === undefined ? '' : ` of ${most}${of} at most`;
}

type Limits = { [limit in 'least' | 'above' | 'most']?: number | undefined };
type Check = {
  check: string;
  value?: number;
  inclusive?: boolean;
  minimum?: number;
  maximum?: number;
};

/** Of a number what it may be, of a text or a list how long. */
function limitsOf(schema: Schema): Limits {
  const limits: Limits = {};
  for (const { _zod } of schema._zod.def.checks ?? []) {
    const { check, value, inclusive, minimum, maximum } = _zod.def as Check;
    if (check === 'greater_than' && inclusive) limits.least = value;
    if (check === 'greater_than' && !inclusive) limits.above = value;
    if (check === 'less_than') limits.most = value;
    if (check === 'min_length') limits.least = minimum;
    if (check === 'max_length') limits.most = maximum;
  }
  return limits;
}

/** Several groups are told apart by the first key that each of them has to have. */
function formsWanted(schema: z.ZodUnion): string {
  const options = optionsOf(schema);
  const groups = options.filter((one) => one instanceof z.ZodObject);
  const others = options.filter((one) => !(one instanceof z.ZodObject)).map((one) => wanted(one));
  const group =
    groups.length > 1
      ? [`keys with values, one of them: ${groups.map(firstKey).join(', ')}`]
      : groups.map((one) => wanted(one));
  return [...new Set([...others, ...group])].join(', or ');
}

/** All forms of a union, those of unions within it, too. */
const optionsOf = (schema: z.ZodUnion): Schema[] =>
  schema.options.flatMap((one) => (one instanceof z.ZodUnion ? optionsOf(one) : [one]));

/** The key by which each form of a union is known. */
export const headsOf = (schema: Schema): string[] =>
  schema instanceof z.ZodUnion
    ? optionsOf(schema).flatMap((one) => (one instanceof z.ZodObject ? [firstKey(one)] : []))
    : [];

/** The same of what stands at a place within; none where it can have one form alone. */
export function headsAt(schema: Schema, path: readonly PropertyKey[]): string[] {
  if (isWrapped(schema)) return headsAt(schema.def.innerType, path);
  const [key, ...further] = path;
  if (key === undefined) return headsOf(schema);
  return [...new Set(innerOf(schema, key).flatMap((one) => headsAt(one, further)))];
}

function innerOf(schema: Schema, key: PropertyKey): Schema[] {
  if (isWrapped(schema)) return innerOf(schema.def.innerType, key);
  if (schema instanceof z.ZodUnion) return optionsOf(schema).flatMap((one) => innerOf(one, key));
  if (schema instanceof z.ZodArray) return [schema.def.element];
  const shape = schema instanceof z.ZodObject ? (schema.shape as Record<string, Schema>) : {};
  const inner = shape[String(key)];
  return inner === undefined ? [] : [inner];
}

/** The first key that a group has to have. */
export const firstKey = (schema: Schema): string =>
  schema instanceof z.ZodObject
    ? (Object.keys(schema.shape).find((key) => !isWrapped(schema.shape[key] as Schema)) ?? '')
    : '';
