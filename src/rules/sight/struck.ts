import { type CreatureId } from '../combat/creature.ts';
import { type Fight } from '../combat/fight.ts';
import { type Watcher } from './veil.ts';

/**
 * COND-01: the watcher's own whom somebody has attacked since their last turn ended, or since they hid
 * anew: to hide as they did has not kept them safe.
 */
export function struckSeenBy({ log, round }: Fight, { owns }: Watcher): ReadonlySet<CreatureId> {
  const struck = new Set<CreatureId>();
  const safe = new Set<CreatureId>();
  for (let at = log.length - 1; at >= 0; at--) {
    const event = log[at];
    if (!event || event.round < round - 1) break;
    if (event.kind === 'turn ended' || (event.kind === 'hid' && event.works))
      safe.add(event.who.id);
    if (event.kind !== 'attacked' || owns(event.who.id)) continue;
    const { id } = event.target;
    if (owns(id) && !safe.has(id)) struck.add(id);
  }
  return struck;
}
