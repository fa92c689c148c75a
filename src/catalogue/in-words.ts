import { type z } from 'zod';

/** Where something of a file is wrong, and what was expected there, for whoever wrote it. */
export type Expected = { at: readonly PropertyKey[]; expected: string };

/** What a schema found wrong with a value, each in a sentence that says what was expected. */
export const faultsIn = (error: z.ZodError, schema: z.ZodType, value: unknown): Expected[] =>
  error.issues.map((issue) => faultIn(issue, schema, value));

export function faultIn(issue: z.core.$ZodIssue, schema: z.ZodType, value: unknown): Expected {
  const fault = meant(issue, value);
  return { at: placeOf(fault), expected: inWords(fault, schema, value) };
}

/** Of several forms that a value could have had, what is wrong with the one that it is closest to. */
function meant(issue: z.core.$ZodIssue, whole: unknown): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  const key = issue.path.at(-1);
  if (isKey(key) && at(whole, issue.path) === undefined && issue.message.startsWith('expected '))
    return inOwnWords(
      { ...issue, path: issue.path.slice(0, -1) },
      `“${key}” is missing; ${issue.message}.`,
    );
  const far = (branch: z.core.$ZodIssue[]) =>
    100 * branch.filter(({ path }) => path.length === 0 || isMissing(path, branch)).length +
    branch.length;
  const wanted = [...new Set(formsOf(issue).map((form) => wantedIn(form, at(whole, issue.path))))];
  if (wanted.length > 1 && wanted.every((key) => key !== null))
    return inOwnWords(issue, `expected one of: ${wanted.join(', ')}`);
  const closest = [...issue.errors].sort((a, b) => far(a) - far(b))[0];
  const [first] = closest ?? [];
  return first ? meant({ ...first, path: [...issue.path, ...first.path] }, whole) : issue;
}

const inOwnWords = (issue: z.core.$ZodIssue, message: string): z.core.$ZodIssue => ({
  ...issue,
  ...{ code: 'custom', params: {}, message },
});

/** All forms of a union, those of unions within it, too. */
const formsOf = (issue: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssue[][] =>
  issue.errors.flatMap((branch) => {
    const [first, ...more] = branch;
    return first?.code === 'invalid_union' && first.path.length === 0 && more.length === 0
      ? formsOf(first)
      : [branch];
  });

/** The key by which a form is known, where that is missing; null where it is there, or none is. */
function wantedIn(form: z.core.$ZodIssue[], value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const missing = form.find(
    ({ path: [key, ...more] }) => isKey(key) && !more.length && !(key in value),
  );
  return missing ? String(missing.path[0]) : null;
}

const isKey = (key: PropertyKey | undefined): key is string => typeof key === 'string';

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((inner, key) => (inner as Record<PropertyKey, unknown> | null)?.[key], value);

/** A key of the form itself that is not there. */
const isMissing = (path: PropertyKey[], branch: z.core.$ZodIssue[]): boolean =>
  path.length === 1 &&
  branch.some(
    (one) => one.code === 'invalid_type' && one.path === path && one.message.endsWith('undefined'),
  );

const placeOf = (issue: z.core.$ZodIssue): PropertyKey[] =>
  issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;

const kinds: Record<string, string> = {
  string: 'a text',
  array: 'a list',
  object: 'keys with values',
  record: 'keys with values',
  number: 'a whole number',
  int: 'a whole number',
  boolean: 'yes or no',
};

type Bound = z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall;
/** A bound of which the schema itself says nothing to its reader. */
const isBare = (issue: z.core.$ZodIssue): issue is Bound =>
  (issue.code === 'too_big' || issue.code === 'too_small') &&
  /^Too (big|small):/.test(issue.message);

const limitOf = (issue: Bound): number =>
  Number(issue.code === 'too_big' ? issue.maximum : issue.minimum);

/** `a whole number from 0 to 40`; of lists and texts, how long they may be. */
function within(issue: Bound, schema: z.ZodType, value: unknown): string {
  const limit = limitOf(issue);
  const most = issue.code === 'too_big';
  if (issue.origin === 'array') return `a list of ${limit} ${most ? 'at most' : 'or more'}`;
  if (issue.origin === 'string')
    return `a text of ${limit} characters ${most ? 'at most' : 'or more'}`;
  const other = otherBound(issue, schema, value);
  if (other === null) return `a whole number ${most ? `up to ${limit}` : `from ${limit} on`}`;
  const [least, greatest] = [Math.min(limit, other), Math.max(limit, other)];
  return `a whole number from ${least} to ${greatest}`.replaceAll('-', '−');
}

/** What the schema would say of a number that is too far on the other side; null where none is. */
function otherBound(issue: Bound, schema: z.ZodType, value: unknown): number | null {
  const far = issue.code === 'too_big' ? -1e9 : 1e9;
  const result = schema.safeParse(replaced(value, issue.path, far));
  const other = (result.error?.issues ?? [])
    .map((one) => meant(one, value))
    .find((one) => one.code !== issue.code && one.path.join() === issue.path.join());
  return other && isBare(other) ? limitOf(other) : null;
}

function replaced(value: unknown, [key, ...path]: PropertyKey[], by: number): unknown {
  if (key === undefined) return by;
  const inner = (value as Record<PropertyKey, unknown>)[key];
  if (Array.isArray(value)) return value.with(Number(key), replaced(inner, path, by));
  return { ...(value as object), [key]: replaced(inner, path, by) };
}

const yesNo = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? yesNo(values[0]) : `one of: ${values.map(yesNo).join(', ')}`;

function inWords(issue: z.core.$ZodIssue, schema: z.ZodType, value: unknown): string {
  const at = issue.path.at(-1);
  const of = typeof at === 'string' ? `“${at}”: ` : '';
  if (issue.code === 'unrecognized_keys')
    return `${of}“${issue.keys.join('”, “')}” means nothing here.`;
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined'))
    return `“${String(at)}” is missing; expected ${kinds[issue.expected] ?? issue.expected}.`;
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid input'))
    return `${of}expected ${kinds[issue.expected] ?? issue.expected}.`;
  if (issue.code === 'invalid_value' && issue.message.startsWith('Invalid '))
    return `${of}expected ${oneOf(issue.values)}.`;
  if (isBare(issue)) return `${of}expected ${within(issue, schema, value)}.`;
  return `${of}${issue.message}`;
}
