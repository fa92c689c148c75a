import { type StatName } from '../hero/stats.ts';
import { type Creature } from './creature.ts';

/** A stat as it is read now: fractions rounded down (STAT-06). */
export const statOf = (creature: Creature, stat: StatName): number =>
  Math.floor(creature.sheet.stats[stat]);

export const hasBoon = (
  creature: Creature,
  kind: 'double damage' | 'true sight' | 'ghost strike' | 'empty mind',
): boolean => creature.boons.some((boon) => boon.kind === kind);

/** ROLL-01: the lowest natural roll that is a critical success; abilities that widen it add up. */
export const criticalFrom = (creature: Creature): number =>
  creature.boons.reduce(
    (from, boon) => (boon.kind === 'wider critical' ? from - boon.by : from),
    20,
  );
