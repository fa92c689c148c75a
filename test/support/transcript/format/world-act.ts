import { z } from 'zod';
import { type Path } from '../../format/source.ts';
import { momentForms, readDuration, readMoment } from './moment.ts';
import { fault, fitting, type Reading } from './reading.ts';
import { readGrants } from './setup.ts';
import { type Act, type Where } from './transcript.ts';

/** How the value of a step's key becomes an act; null with a fault when it makes no sense. */
export type ActReader = (reading: Reading, path: Path, value: unknown, where: Where) => Act | null;

const clock: ActReader = (reading, path, value) => {
  const said = fitting(reading, path, z.string(), value);
  if (said === null) return null;
  const by = readDuration(said);
  if (by !== null) return { do: 'clock', when: { by } };
  const until = said.startsWith('until ') ? readMoment(said.slice('until '.length).trim()) : null;
  if (until !== null) return { do: 'clock', when: { until } };
  return fault(reading, path, `expected “+12h”, “+1d 6h” or “until” and ${momentForms}`);
};

const faultAct: ActReader = (reading, path, value) => {
  if (value === 'none') return { do: 'end faults' };
  const shape = z.looseObject({ kind: z.string() }, { error: 'expected “none” or { kind: … }' });
  const found = fitting(reading, path, shape, value);
  return found && { do: 'fault', fault: numbersIn(found) };
};

const numbersIn = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      typeof value === 'string' ? plain(value) : value,
    ]),
  );

function plain(value: string): string | number | boolean {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^-?\d{1,12}(\.\d+)?$/.test(value) ? Number(value) : value;
}

/** What nobody in particular does: time, rights, faults, ends of the process. */
export const worldActs = new Map<string, ActReader>(
  Object.entries({
    clock,
    fault: faultAct,
    permissions: (reading, path, value) => ({
      do: 'permit',
      grants: readGrants(reading, path, value),
    }),
    down: (reading, path, value) => {
      const by = readDuration(fitting(reading, path, z.string(), value) ?? '');
      return by === null ? fault(reading, path, 'expected “+3h” or the like') : { do: 'down', by };
    },
    restart: () => ({ do: 'restart' }),
  } satisfies Record<string, ActReader>),
);
