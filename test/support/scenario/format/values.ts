import { z } from 'zod';
import { tileName, tileNamed, tileAt, type Tile } from '../../../../src/rules/board/tile.ts';
import { expectedOneOf } from '../../format/fault.ts';
import { fault, fitting, type Reading } from '../../format/reading.ts';
import { type Path } from '../../format/source.ts';

export const whole = z
  .string()
  .regex(/^[-−]?\d{1,4}$/, 'expected a whole number from −9999 to 9999')
  .transform((said) => Number(said.replace('−', '-')));

/** What is counted: nothing is less than none. */
export const counted = z
  .string()
  .regex(/^\d{1,4}$/, 'expected a whole number from 0 to 9999')
  .transform(Number);

/** STAT-06: what is read rounded down may be a half. */
export const half = z
  .string()
  .regex(
    /^[-−]?\d{1,4}(\.5)?$/,
    'expected a number from −9999 to 9999, whole or with a half such as 2.5',
  )
  .transform((said) => Number(said.replace('−', '-')));

export const yesOrNo = z
  .enum(['yes', 'no'], { error: 'expected yes or no' })
  .transform((said) => said === 'yes');

const exampleTile = tileName(tileAt(2, 3));

/** A tile by its name; it need not lie on the map. */
export function readTile(reading: Reading, path: Path, said: string): Tile | null {
  const expected = `There is no tile “${said}”; expected a column and a row, such as ${exampleTile}.`;
  return tileNamed(said) ?? fault(reading, path, expected);
}

/** One of some words. */
export function readWord<W extends string>(
  reading: Reading,
  path: Path,
  what: string,
  words: readonly W[],
  said: string,
): W | null {
  const found = words.find((word) => word === said);
  return found ?? fault(reading, path, expectedOneOf(what, said, words));
}

/** Keys with values, each key one that the shape has. */
export function keyed<S extends z.ZodObject>(
  reading: Reading,
  path: Path,
  shape: S,
  value: unknown,
): z.output<S> | null {
  const known = Object.keys(shape.shape);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return fault(reading, path, `expected keys with values: ${known.join(', ')}.`);
  }
  const unknown = Object.keys(value).filter((key) => !known.includes(key));
  for (const key of unknown) fault(reading, [...path, key], expectedOneOf('key', key, known));
  return unknown.length > 0 ? null : fitting(reading, path, shape, value);
}

/** Whether it is keys with values. */
export const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands there, as a fault can quote it. */
export const quoted = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : `${value as string | number}`;
