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
  for (const issue of result.error.issues)
    fault(reading, [...path, ...placeOf(issue)], inWords(issue));
  return null;
}

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
  return `${of}${issue.message}`;
}
