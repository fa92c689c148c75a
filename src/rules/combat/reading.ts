import { type StatName } from '../hero/stats.ts';
import { burdened } from './burdens.ts';
import { type ConditionKind, type Creature, type Guise } from './creature.ts';
import { type Bearer, exactStat } from './varying.ts';

/** A stat as it is read now: fractions rounded down (STAT-06), conditions counted in. */
export const statOf = (creature: Bearer, stat: StatName): number =>
  burdened(creature, stat, Math.floor(exactStat(creature, stat)));

export const hasBoon = (
  creature: Creature,
  kind: 'double damage' | 'true sight' | 'ghost strike' | 'empty mind',
): boolean => creature.boons.some((boon) => boon.kind === kind);

/** STAT-08: what it has been transformed into; undefined: it is itself. */
export const guiseOf = ({ changes }: Creature): Guise | undefined =>
  changes?.find(({ guise }) => guise)?.guise;

/**
 * ROLL-01: the lowest natural roll that is a critical success; abilities that widen it add up, as
 * far as 2: a natural 1 fails (ROLL-03).
 */
export const criticalFrom = (creature: Creature): number =>
  Math.max(
    2,
    creature.boons.reduce(
      (from, boon) => (boon.kind === 'wider critical' ? from - boon.by : from),
      20,
    ),
  );

export const has = ({ conditions }: Creature, kind: ConditionKind): boolean =>
  conditions.length > 0 && conditions.some((one) => one.kind === kind);
