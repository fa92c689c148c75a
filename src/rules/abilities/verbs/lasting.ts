import type { Creature, Duration } from '../../combat/creature.ts';
import type { Amount } from '../amount.ts';
import { valueOf } from './reached.ts';
import type { Run } from './verb.ts';

/** ROLL-02: after a critical success, on those whom it was against. */
export const isDoubled = ({ times, struck }: Run, one: Creature): boolean =>
  times === 2 || struck === one;

/** COMBAT-13: what lasts for turns at all lasts for one at least; null without an amount. */
export const turnsOf = (run: Run, turns: Amount | undefined): number | null =>
  turns === undefined ? null : Math.max(1, valueOf(run, turns));

/** COMBAT-13, ROLL-02: so many of its own turns, twice as many after a critical success. */
export const lastingOn = (run: Run, one: Creature, turns: number | null): Duration =>
  turns === null ? 'until ended' : { of: one.id, turns: isDoubled(run, one) ? 2 * turns : turns };
