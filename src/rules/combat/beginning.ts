import { type Bout } from './bout.ts';
import { type CreatureId } from './creature.ts';
import { lookAround } from './perception.ts';
import { beginSurprise, surprising } from './surprise.ts';
import { beginRounds, setOut } from './turns.ts';

/** Who have taken their places look about them, then the first turn begins. */
export function begin(bout: Bout, stay: readonly CreatureId[]): void {
  lookAround(bout);
  if (bout.fight.walk) return setOut(bout);
  // COMBAT-10: it has been in this fight all along.
  const surprisers = surprising(bout.fight).filter(({ id }) => !stay.includes(id));
  if (surprisers.length > 0) beginSurprise(bout, surprisers);
  else beginRounds(bout);
}
