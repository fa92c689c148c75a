import { type Creature, type Duration } from '../../combat/creature.ts';

/** COMBAT-13, ROLL-02: so many of its own turns, twice as many after a critical success. */
export const lastingOn = ({ id }: Creature, turns: number | null, times: 1 | 2): Duration =>
  turns === null ? 'until ended' : { of: id, turns: turns * times };
