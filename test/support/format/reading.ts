import { type z } from 'zod';
import { faultsIn } from '../../../src/catalogue/in-words.ts';
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
  for (const { at, expected } of faultsIn(schema, value))
    fault(reading, [...path, ...at], expected);
  return null;
}
