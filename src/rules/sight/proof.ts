import { type CreatureId } from '../combat/creature.ts';
import { type FightEvent } from '../combat/event.ts';
import { type Fight } from '../combat/fight.ts';
import { unveiled, type Watcher } from './veil.ts';

/**
 * COMBAT-15: those to whom something did nothing in this round or the last, and the watcher saw it, and
 * has not seen it end.
 */
export function proofSeenBy({ log, round }: Fight, eyes: Watcher): ReadonlySet<CreatureId> {
  const proof = new Set<CreatureId>();
  const over = new Set<CreatureId>();
  for (let at = log.length - 1; at >= 0; at--) {
    const event = log[at];
    if (!event || event.round < round - 1) break;
    if (!isOfProof(event)) continue;
    const seen = unveiled(event, eyes);
    if (seen?.kind === 'enchantment ended') over.add(seen.who.id);
    if (seen?.kind === 'resisted' && !over.has(seen.who.id)) proof.add(seen.who.id);
  }
  return proof;
}

const isOfProof = (event: FightEvent): boolean =>
  event.kind === 'resisted'
    ? event.why === 'invulnerable'
    : event.kind === 'enchantment ended' &&
      'boon' in event.what &&
      event.what.boon === 'invulnerable';
