import { isErrand, type ItemDefinition, timesOf } from '../items/definition.ts';

/**
 * How many charges a fresh or refilled thing has; null for one without (WEEK-03, ORB-06). What is used
 * up with its use has one (ITEM-15).
 */
export function freshCharges({ charges, abilities }: ItemDefinition): number | null {
  if (charges !== undefined) return charges;
  for (const ability of abilities) {
    if (isErrand(ability)) return timesOf(ability);
    if ('used up' in ability) return 1;
  }
  return null;
}

/**
 * GAME-06, WEEK-03: how many are left of a thing that has this card now. Of one that has none for a while
 * it stays known what was left, as they come back with a level and not with another card.
 */
export function changedCharges(card: ItemDefinition, left: number | null): number | null {
  const full = freshCharges(card);
  return full === null ? left : Math.min(left ?? full, full);
}

/** ITEM-15, ITEM-27: whether nothing of it comes back: a consumable, or what a use uses up, of any kind. */
export const isGoneWithUse = ({
  kinds,
  abilities,
}: Pick<ItemDefinition, 'kinds' | 'abilities'>): boolean =>
  kinds.includes('consumable') || abilities.some((one) => 'used up' in one);

/**
 * Those that its owner counts; null where there are none to count. ITEM-15: of what is used up with its
 * use only that none is left.
 */
export function countedCharges(card: ItemDefinition, left: number | null): number | null {
  if (freshCharges(card) === null) return null;
  const counts = card.charges !== undefined || card.abilities.some(isErrand);
  return counts || left === 0 ? left : null;
}
