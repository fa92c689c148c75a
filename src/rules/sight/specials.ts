import { type CreatureId } from '../combat/creature.ts';
import { type Fight } from '../combat/fight.ts';
import { unveiled, type Watcher } from './veil.ts';

/**
 * COMBAT-08, COMBAT-11: what special attacks of each have dealt to the watcher's own, in HP for each
 * that hit, as far as the watcher has seen whose they were; its own wounds it knows.
 */
export function specialsSeenBy({ log }: Fight, eyes: Watcher): ReadonlyMap<CreatureId, number> {
  const sums = new Map<CreatureId, { blows: number; hurt: number }>();
  for (const event of log) {
    if (event.kind !== 'attacked' || event.how !== 'special' || !event.damage) continue;
    if (!eyes.owns(event.target.id) || eyes.owns(event.who.id)) continue;
    const seen = unveiled(event, eyes);
    if (seen?.kind !== 'attacked') continue;
    const { blows, hurt } = sums.get(seen.who.id) ?? { blows: 0, hurt: 0 };
    sums.set(seen.who.id, { blows: blows + 1, hurt: hurt + event.damage.dealt });
  }
  return new Map([...sums].map(([id, { blows, hurt }]) => [id, Math.round(hurt / blows)]));
}
