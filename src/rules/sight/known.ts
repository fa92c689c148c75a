import { type Creature, type CreatureId } from '../combat/creature.ts';
import { type Fight } from '../combat/fight.ts';
import { reckonsWith } from '../combat/made-out.ts';
import { type Watcher } from './veil.ts';

/**
 * COND-01: whom no creature of the watcher's makes out is not on its board, nor who has vanished
 * (ITEM-24).
 */
export function isThere(fight: Fight, { to, owns }: Watcher, one: Creature): boolean {
  const self = to === 'everybody' ? undefined : fight.creatures[to];
  if (owns(one.id)) return !one.gone;
  return self ? reckonsWith(fight, self, one) : !one.gone;
}

/** That heroes fight is known to all of them; of others one knows who is there. */
export function isKnown(fight: Fight, eyes: Watcher, id: CreatureId): boolean {
  const one = fight.creatures[id];
  return one === undefined || one.kind === 'hero' || isThere(fight, eyes, one);
}
