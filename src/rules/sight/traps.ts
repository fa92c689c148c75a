import { type Tile } from '../board/tile.ts';
import { type CreatureId } from '../combat/creature.ts';
import { type Fight } from '../combat/fight.ts';
import { knowsTrap, type Trap, trapsOf } from '../combat/traps.ts';
import { type Watcher } from './veil.ts';

/**
 * A trap that one knows of: all of an own one but who has found it, of another's no more than where
 * it lies and whether it has gone off.
 */
export type SeenTrap = { tile: Tile; sprung: boolean; own: Unwatched | null };
/** Who has found it, or looks its way, is nobody's business. */
type Unwatched = Omit<Trap, 'foundBy' | 'watchedBy'>;

/** PERC-05, ITEM-35: also those that have gone off, which lie there still. */
export const trapsSeenBy = (fight: Fight, watcher: CreatureId, eyes: Watcher): SeenTrap[] =>
  trapsOf(fight)
    .filter((trap) => eyes.owns(trap.owner) || isKnown(fight, watcher, trap))
    .map((trap) => ({
      tile: trap.tile,
      sprung: trap.spent,
      own: eyes.owns(trap.owner) ? unfound(trap) : null,
    }));

const isKnown = (fight: Fight, watcher: CreatureId, trap: Trap): boolean => {
  const one = fight.creatures[watcher];
  return one ? knowsTrap(fight, one, trap) : trap.foundBy?.includes(watcher) === true;
};

const unfound = ({ foundBy: _, watchedBy: __, ...trap }: Trap): Unwatched => trap;
