import { z } from 'zod';

/**
 * A union of which only what could be meant is tried: a thing without the keys that one of `options`
 * must have is none of these. Of dozens of words that is one or two. What is taken and what is said of
 * what is refused are those of `z.union`.
 */
export const unionOf = <const T extends readonly z.core.$ZodType[]>(options: T): z.ZodUnion<T> =>
  new Union({ type: 'union', options }) as unknown as z.ZodUnion<T>;

type Options = { type: 'union'; options: readonly z.core.$ZodType[] };

const Union: z.core.$constructor<z.ZodUnion, Options> = z.core.$constructor(
  'unionOf',
  (union, def) => {
    z.ZodUnion.init(union, def);
    const tryAll = union._zod.parse;
    const needs = new Map<unknown, readonly string[]>();
    union._zod.parse = (payload, context) => {
      const value: unknown = payload.value;
      if (typeof value !== 'object' || value === null) return tryAll(payload, context);
      for (const option of def.options) {
        if (!needs.has(option)) needs.set(option, keysOf(option));
        if (needs.get(option)?.some((key) => !(key in value))) continue;
        const result = option._zod.run({ value, issues: [] }, context);
        if (!(result instanceof Promise) && result.issues.length === 0) return result;
      }
      return tryAll(payload, context);
    };
  },
);

/** The keys without which a thing is surely refused. */
const keysOf = (schema: z.core.$ZodType): string[] =>
  schema instanceof z.ZodObject
    ? Object.entries(schema.def.shape as Record<string, z.core.$ZodType>)
        .filter(([, { _zod }]) => _zod.optin === undefined)
        .map(([key]) => key)
    : [];
