import { type Bout, livingIn } from './bout.ts';
import { type CreatureId } from './creature.ts';
import { insertIntoOrder } from './initiative.ts';
import { lookAround } from './perception.ts';
import { isSurprise, joinBySurprise, surprising } from './surprise.ts';

/** COMBAT-01: those who have joined look about them, and come into the order. */
export function comeIn(bout: Bout, joins: readonly CreatureId[]): void {
  const newcomers = livingIn(bout.fight).filter(({ id }) => joins.includes(id));
  lookAround(bout);
  const surprisers = surprising(bout.fight).filter((one) => newcomers.includes(one));
  if (surprisers.length > 0) joinBySurprise(bout, surprisers);
  // COMBAT-10: who surprises acts before anybody rolls.
  if (!isSurprise(bout.fight)) for (const one of newcomers) insertIntoOrder(bout, one);
}
