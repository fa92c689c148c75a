import { type CreatureId } from '../combat/creature.ts';
import { type Fight } from '../combat/fight.ts';
import { unveiled, type Watcher } from './veil.ts';

/** From how many tiles away somebody has struck, and what its hits came to on average, in HP; null: none hit. */
export type Blows = { far: number; hurt: number | null };

/**
 * COMBAT-11: the basic attacks of each upon the watcher's own, as far as the watcher has seen whose they
 * were; its own wounds it knows.
 */
export function blowsSeenBy({ log }: Fight, eyes: Watcher): ReadonlyMap<CreatureId, Blows> {
  const sums = new Map<CreatureId, { far: number; hits: number; hurt: number }>();
  for (const event of log) {
    if (event.kind !== 'attacked' || event.how !== 'basic') continue;
    if (!eyes.owns(event.target.id) || eyes.owns(event.who.id)) continue;
    const seen = unveiled(event, eyes);
    if (seen?.kind !== 'attacked') continue;
    const { far, hits, hurt } = sums.get(seen.who.id) ?? { far: 1, hits: 0, hurt: 0 };
    const { times = 1, dealt = 0 } = event.damage ?? {};
    sums.set(seen.who.id, {
      far: Math.max(far, event.far ?? 1),
      hits: hits + (event.damage ? 1 : 0),
      // COMBAT-03: by a critical hit no more than by any other.
      hurt: hurt + dealt / times,
    });
  }
  return new Map(
    [...sums].map(([id, { far, hits, hurt }]) => [
      id,
      { far, hurt: hits === 0 ? null : Math.round(hurt / hits) },
    ]),
  );
}
