const remembered = 'stage:zone';

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== null;
  } catch {
    return false;
  }
};

const own = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone that times are shown in: the one chosen here before, or else the browser's. */
export function firstZone(storage: Storage | null): string {
  const kept = storage?.getItem(remembered);
  return kept && isZone(kept) ? kept : own();
}

export const keepZone = (storage: Storage | null, zone: string): void =>
  storage?.setItem(remembered, zone);

export const allZones = (): string[] =>
  [...new Set(['UTC', own(), ...Intl.supportedValuesOf('timeZone')])].sort();
