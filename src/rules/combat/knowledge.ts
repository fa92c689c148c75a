import type { StatName } from '../hero/stats.ts';
import type { CreatureId } from './creature.ts';

/** PERC-02, -03: what one watcher has found out about those who hide. */
export type Knowledge = {
  found: CreatureId[];
  /** Has in line of sight now without having found it. */
  watched: CreatureId[];
  /** Had line of sight without finding and lost it: the next look has +10. */
  missed: CreatureId[];
};

/** COMBAT-11: defences that were attacked, attacks and abilities that were used. */
export type PublicOf = { stats: StatName[]; abilities: string[] };

/**
 * What everybody in the fight knows of a creature by now. `to`: what those know besides who made it
 * out while others could not; absent: nothing.
 */
export type Shown = PublicOf & { to?: Record<CreatureId, PublicOf> };
