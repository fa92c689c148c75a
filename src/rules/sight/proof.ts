import { type CreatureId } from '../combat/creature.ts';
import { type Fight } from '../combat/fight.ts';
import { unveiled, type Watcher } from './veil.ts';

/** COMBAT-15: those to whom something did nothing in this round or the last, and the watcher saw it. */
export function proofSeenBy({ log, round }: Fight, eyes: Watcher): ReadonlySet<CreatureId> {
  const proof = new Set<CreatureId>();
  for (let at = log.length - 1; at >= 0; at--) {
    const event = log[at];
    if (!event || event.round < round - 1) break;
    if (event.kind !== 'resisted' || event.why !== 'invulnerable') continue;
    const seen = unveiled(event, eyes);
    if (seen?.kind === 'resisted') proof.add(seen.who.id);
  }
  return proof;
}
