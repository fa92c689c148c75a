import { type z } from 'zod';
import { type Fault } from './fault.ts';
import { type Path, type Source } from './source.ts';

/** A file on its way to being understood, and what was found wrong with it so far. */
export type Reading = { file: string; source: Source; faults: Fault[] };

/** Notes what is wrong with the value at the path. */
export function fault(reading: Reading, path: Path, expected: string): null {
  reading.faults.push({ file: reading.file, line: reading.source.lineOf(path), expected });
  return null;
}

/** The value as the schema has it, or null with a fault for each thing that is wrong with it. */
export function fitting<S extends z.ZodType>(
  reading: Reading,
  path: Path,
  schema: S,
  value: unknown,
): z.output<S> | null {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues.map(meant))
    fault(reading, [...path, ...placeOf(issue)], inWords(issue));
  return null;
}

/** Of several forms that a value could have had, what is wrong with the one that it is closest to. */
function meant(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  const far = (branch: z.core.$ZodIssue[]) =>
    100 * branch.filter(({ path }) => path.length === 0 || isMissing(path, branch)).length +
    branch.length;
  const closest = [...issue.errors].sort((a, b) => far(a) - far(b))[0];
  const [first] = closest ?? [];
  return first ? meant({ ...first, path: [...issue.path, ...first.path] }) : issue;
}

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
};

function inWords(issue: z.core.$ZodIssue): string {
  const at = issue.path.at(-1);
  const of = typeof at === 'string' ? `“${at}”: ` : '';
  if (issue.code === 'unrecognized_keys')
    return `${of}“${issue.keys.join('”, “')}” means nothing here.`;
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined'))
    return `“${String(at)}” is missing; expected ${kinds[issue.expected] ?? issue.expected}.`;
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid input'))
    return `${of}expected ${kinds[issue.expected] ?? issue.expected}.`;
  if (issue.code === 'invalid_value' && issue.message.startsWith('Invalid '))
    return `${of}expected one of: ${issue.values.join(', ')}.`;
  return `${of}${issue.message}`;
}
