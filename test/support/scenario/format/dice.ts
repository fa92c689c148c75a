import { expectedOneOf } from '../../format/fault.ts';
import { fault, fitting, type Reading } from '../../format/reading.ts';
import { rolls, rollsInOrder } from '../../format/shapes.ts';
import { type Path } from '../../format/source.ts';
import { type Told } from './scenario.ts';
import { isMapping } from './values.ts';

/** What the engine rolls for in a fight, and the die; null where it depends on what there is. */
export const purposes: Readonly<Record<string, number | null>> = {
  'to hit': 20,
  initiative: 8,
  'start pair': null,
  start: null,
  release: null,
  surprise: null,
  hide: 20,
  ability: null,
  lava: 10,
  styx: 10,
};

/** `{ to hit: [20, 3] }`, or `[20, 3]`, or `20`. */
export function readDice(reading: Reading, path: Path, value: unknown): Told | null {
  const line = reading.source.lineOf(path);
  if (!isMapping(value)) {
    const list = fitting(reading, path, rollsInOrder, value);
    return list && { line, rolls: list };
  }
  const told = fitting(reading, path, rolls, value);
  if (!told) return null;
  const right = Object.entries(told).map(([purpose, shown]) => {
    const at = [...path, purpose];
    if (!Object.hasOwn(purposes, purpose))
      return fault(reading, at, expectedOneOf('roll', purpose, Object.keys(purposes)));
    return exists(reading, at, purpose, shown);
  });
  return right.every(Boolean) ? { line, rolls: told } : null;
}

function exists(reading: Reading, path: Path, purpose: string, shown: readonly number[]) {
  const sides = purposes[purpose] ?? null;
  const never = shown.find((n) => sides !== null && n > sides);
  if (never === undefined) return true;
  return fault(
    reading,
    path,
    `A d${sides ?? 0} never shows ${never}; expected 1 to ${sides ?? 0}.`,
  );
}
