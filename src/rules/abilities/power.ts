import { letterX } from './amount.ts';
import { isNaming } from './naming.ts';

/** STAT-10, COMBAT-08: it says X somewhere, or rolls with its power; a small x is a fault of its own. */
export const usesPower = (ability: object): boolean =>
  'special' in ability || saysX(ability, new RegExp(letterX, 'i'));

/** STAT-10: whether X stands in an amount or a formula of it, or of what belongs to it. */
export function saysX(said: unknown, as = letterX): boolean {
  if (typeof said === 'string') return as.test(said);
  if (typeof said !== 'object' || said === null) return false;
  return Object.entries(said).some(([key, value]) => !isNaming(key) && saysX(value, as));
}
