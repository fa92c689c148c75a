import { type z } from 'zod';
import { headsOf } from './wanted.ts';

/** What a schema found wrong; where it had no words of its own for that, `of` is the schema. */
export type Found = z.core.$ZodIssue & { of?: z.core.$ZodType };

/** All that is wrong with a value. */
export function foundIn(schema: z.ZodType, value: unknown): Found[] {
  const error: z.core.$ZodErrorMap = (issue) => {
    Object.assign(issue, { of: issue.schema ?? issue.inst });
    return undefined;
  };
  return schema.safeParse(value, { error, reportInput: true }).error?.issues ?? [];
}

/** One fault; where each form is known by a key, and none of these is there, they are `keys`; `odd` no form has. */
export type Meant = Found | { path: PropertyKey[]; keys: string[]; odd: string[] };

/**
 * Of several forms that a value could have had, all that is wrong with the one that it is closest to;
 * what has not the shape of any of them is left as it is.
 */
export function meant(issue: Found, whole: unknown): Meant[] {
  if (issue.code !== 'invalid_union') return [issue];
  const value = valueAt(whole, issue.path);
  const all = formsOf(issue).filter((form) => form.every(isWithin));
  if (!isGroup(value) || all.length === 0) return [issue];
  const forms = begunIn(all, issue, value);
  const keys = [...new Set(forms.map((form) => wantedIn(form, value)))];
  if (keys.length > 1 && keys.every((key) => key !== null))
    return [{ path: issue.path, keys, odd: oddIn(forms, value) }];
  const far = (form: Found[]) =>
    100 * form.filter(({ path }) => path.length === 0 || isMissing(path, value)).length +
    form.length;
  const [closest = []] = [...forms].sort((a, b) => far(a) - far(b));
  return closest.flatMap((one) => meant({ ...one, path: [...issue.path, ...one.path] }, whole));
}

export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((inner, key) => (inner as Record<PropertyKey, unknown> | null)?.[key], value);

export const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/** Something of the value is wrong, or too much, and not the whole of another kind. */
const isWithin = ({ path, code }: Found): boolean =>
  path.length > 0 || !['invalid_type', 'invalid_value'].includes(code);

/** All forms of a union, those of unions within it, too. */
const formsOf = (issue: z.core.$ZodIssueInvalidUnion): Found[][] =>
  issue.errors.flatMap((branch) => {
    const [first, ...more] = branch;
    return first?.code === 'invalid_union' && first.path.length === 0 && more.length === 0
      ? formsOf(first)
      : [branch];
  });

/** The forms of which the key is there by which they are known; all of them where it is none's. */
function begunIn(forms: Found[][], { of }: Found, value: object): Found[][] {
  const heads = of ? headsOf(of).filter((key) => Object.hasOwn(value, key)) : [];
  const begun = forms.filter((form) => heads.every((key) => !unknownIn(form).includes(key)));
  return heads.length > 0 && begun.length > 0 ? begun : forms;
}

const unknownIn = (form: readonly Found[]): string[] =>
  form.flatMap((one) => (one.code === 'unrecognized_keys' ? one.keys : []));

/** The keys that none of the forms has, or else all, in the order in which they are written. */
function oddIn(forms: readonly Found[][], value: object): string[] {
  const [first = [], ...others] = forms.map(unknownIn);
  const odd = first.filter((key) => others.every((keys) => keys.includes(key)));
  return odd.length > 0 ? odd : Object.keys(value);
}

/** The key by which a form is known, where that is missing; null where it is there, or none is. */
function wantedIn(form: Found[], value: object): string | null {
  const missing = form.find(({ path }) => isMissing(path, value));
  return missing ? String(missing.path[0]) : null;
}

/** A key of the form itself that is not there. */
const isMissing = ([key, ...more]: PropertyKey[], value: object): boolean =>
  typeof key === 'string' && more.length === 0 && !(key in value);
