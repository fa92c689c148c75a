import { type CreatureId } from '../combat/creature.ts';
import { type Fight } from '../combat/fight.ts';
import { unveiled, type Watcher } from './veil.ts';

/**
 * COND-08: the enemies whom the watcher has seen become ethereal, and not come back: no search finds
 * those.
 */
export function beyondFor({ log, creatures }: Fight, eyes: Watcher): CreatureId[] {
  const beyond = new Set<CreatureId>();
  for (const event of log) {
    if (event.kind !== 'condition laid' && event.kind !== 'condition ended') continue;
    if (event.condition !== 'ethereal' || eyes.owns(event.who.id)) continue;
    const seen = unveiled(event, eyes);
    if (seen?.kind === 'condition laid') beyond.add(seen.who.id);
    if (seen?.kind === 'condition ended') beyond.delete(seen.who.id);
  }
  const side = eyes.to === 'everybody' ? null : creatures[eyes.to]?.side;
  return [...beyond].filter((id) => creatures[id]?.side !== side && !creatures[id]?.dead);
}
