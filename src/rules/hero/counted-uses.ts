import { countedOn, type Span, timesCounted, type Used } from '../abilities/limits.ts';
import { type Card } from '../items/card.ts';

/** ITEM-27: of an ability that is used so many times in a week or game, how often it can be yet. */
export type UsesLeft = { ability: string; each: Span; left: number };

type Abilities = Pick<Card, 'abilities'>;

/** GAME-06: never fewer than none, whatever a host has made of the card meanwhile. */
export const usesLeftOf = (
  { abilities }: { abilities: readonly object[] },
  { used }: { used?: readonly Used[] | undefined },
): UsesLeft[] =>
  countedOn(abilities).map(({ name, limit: { each, times } }) => ({
    ...{ ability: name, each },
    left: Math.max(0, times - timesCounted(used, name)),
  }));

/**
 * WEEK-03, ITEM-15: what of a thing’s uses stays counted when its owner levels up. GAME-06: what was counted
 * in a week is so no more, whatever a host has made of the card since.
 */
export function usedForGood({ abilities }: Abilities, used: readonly Used[]): Used[] {
  const weekly = countedOn(abilities).filter(({ limit }) => limit.each === 'week');
  return used.filter(
    ({ ability, each }) => each !== 'week' && !weekly.some(({ name }) => name === ability),
  );
}
