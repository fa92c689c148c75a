import { type Fight, type Pending } from '../combat/fight.ts';
import { asItStands } from '../combat/resolve.ts';
import { standsInPeace } from '../combat/said-in-peace.ts';
import { type FightView } from './fight.ts';

/** COMBAT-14: the same of a question to whoever is asked it. */
export function questionOf(fight: Fight, asked: Pending['asked']): NonNullable<FightView['asked']> {
  const { item, place } = asked;
  const stands = standsInPeace(asItStands(fight), asked) && { stands: true as const };
  return { item, ...(place !== undefined && { place }), ...stands };
}
