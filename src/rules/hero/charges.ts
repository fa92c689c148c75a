import type { ItemDefinition } from '../items/definition.ts';

/**
 * How many charges a fresh or refilled thing has; null for one without (WEEK-03, ORB-06). What is used
 * up with its use has one (ITEM-15).
 */
export function freshCharges({ charges, abilities }: ItemDefinition): number | null {
  if (charges !== undefined) return charges;
  for (const ability of abilities) {
    if ('identify' in ability) return ability.identify.charges;
    if ('used up' in ability) return 1;
  }
  return null;
}

/** Whether its owner has charges to count: what is used up with its use is there, or it is not. */
export const countsCharges = ({ charges, abilities }: Counted): boolean =>
  charges !== undefined || abilities.some((ability) => 'identify' in ability);

type Counted = Pick<ItemDefinition, 'charges' | 'abilities'>;
