import { additionOf } from './additions.ts';
import { type Card } from './card.ts';

/** FORGE-03, ITEM-05: why two things cannot be one; null when they can. What sits on things does that instead. */
export function whyNotCombined(
  first: Card,
  second: Card,
): 'treasure' | 'combined already' | 'sits on things' | 'other slot' | null {
  if (first.with || second.with) return 'combined already';
  if (additionOf(first) || additionOf(second)) return 'sits on things';
  if ([first, second].some(({ kinds }) => kinds.includes('treasure'))) return 'treasure';
  const share = first.slot === second.slot;
  const isLoose = first.slot === 'slotless' || second.slot === 'slotless';
  return share || isLoose ? null : 'other slot';
}

/**
 * FORGE-03: the card of two things that are one: in the slot of the first, with the abilities of both,
 * each with the power and the charges that it had, and worth their sum. Asked only of what goes together.
 */
export function combined(first: Card, second: Card): Card {
  const why = whyNotCombined(first, second);
  if (why) throw new Error(`${first.name} and ${second.name} are not combined: ${why}`);
  return { ...first, cost: first.cost + second.cost, with: second };
}
