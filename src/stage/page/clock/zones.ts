import { renamedZones } from './renamed-zones.ts';

const remembered = 'stage:zone';

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== null;
  } catch {
    return false;
  }
};

/** Browsers that list a zone by its old name alone mostly know the present one all the same. */
const presentName = (zone: string): string => {
  const present = renamedZones[zone];
  return present !== undefined && isZone(present) ? present : zone;
};

const own = (): string => presentName(new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The zone that times are shown in: the one chosen here before, or else the browser's. */
export function firstZone(storage: Storage | null): string {
  const kept = storage?.getItem(remembered);
  return kept && isZone(kept) ? presentName(kept) : own();
}

export const keepZone = (storage: Storage | null, zone: string): void =>
  storage?.setItem(remembered, zone);

/** Each zone once, by its present name. */
export const allZones = (): string[] => {
  const listed = ['UTC', own(), ...Intl.supportedValuesOf('timeZone')];
  const present = Object.values(renamedZones).filter(isZone);
  return [...new Set([...listed.map(presentName), ...present])].sort();
};
