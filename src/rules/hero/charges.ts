import { type ItemDefinition } from '../items/definition.ts';

/** How many charges a fresh or refilled thing has; null for one without (WEEK-03, ORB-06). */
export function freshCharges(card: ItemDefinition): number | null {
  for (const ability of card.abilities) {
    if ('identify' in ability) return ability.identify.charges;
  }
  return null;
}
