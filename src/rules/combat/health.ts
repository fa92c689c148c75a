import { type Creature } from './creature.ts';
import { type Bearer, mostHp } from './varying.ts';

/** COMBAT-12's words, and `dead` for who cannot be asked about any more. */
export type HealthWord =
  'uninjured' | 'barely injured' | 'injured' | 'badly injured' | 'near death' | 'dead';

type Wounded = Bearer & Pick<Creature, 'dead'>;

/** STAT-01, STAT-08: with what is added to it for a while. */
export const maxHp = (creature: Bearer) => mostHp(creature);

/** STAT-01: a maximum that fell below the damage taken does not kill; HP then reads 1. */
export function hpOf(creature: Wounded): number {
  return creature.dead ? 0 : Math.max(1, maxHp(creature) - creature.damageTaken);
}

/** STAT-01: how many HP of how many are shown: as they read 1 at least, so does their maximum. */
export const hitPointsOf = (creature: Wounded): { now: number; most: number } => ({
  now: hpOf(creature),
  most: Math.max(1, maxHp(creature)),
});

/**
 * COMBAT-12: the answer to a health check; each bound belongs to the worse word. Of a maximum of
 * nothing there are no parts: who has been hurt by then is near death.
 */
export function healthWord(creature: Wounded): HealthWord {
  if (creature.dead) return 'dead';
  const most = maxHp(creature);
  if (most <= 0) return creature.damageTaken > 0 ? 'near death' : 'uninjured';
  const quarters = (4 * hpOf(creature)) / most;
  if (quarters <= 1) return 'near death';
  if (quarters <= 2) return 'badly injured';
  if (quarters <= 3) return 'injured';
  return creature.damageTaken > 0 ? 'barely injured' : 'uninjured';
}
