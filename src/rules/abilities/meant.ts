import { z } from 'zod';
import type { ItemId } from '../names.ts';
import type { Carried } from './carried.ts';

/** Which things of somebody a card means; `spells` are spells and scrolls (ITEM-09). */
export const meantSchema = z.enum(['things', 'other things', 'this thing', 'spells']);
export type Meant = z.infer<typeof meantSchema>;

/**
 * Whether a thing is one of those, as seen from the thing on whose card it stands. ITEM-38: a treasure
 * is meant by nothing but itself.
 */
export function isMeant({ item, spell, treasure }: Carried, meant: Meant, from: ItemId): boolean {
  if (treasure && item !== from) return false;
  if (meant === 'spells') return spell === true;
  return meant === 'things' || (item === from) === (meant === 'this thing');
}
