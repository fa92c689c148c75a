import { type FightEvent } from '../../../../src/rules/combat/event.ts';
import { type Fight } from '../../../../src/rules/combat/fight.ts';
import { type Cast } from '../format/cast.ts';

/** A fight as it stands when an expectation is looked at, and what has happened in it. */
export type Stand = {
  cast: Cast;
  fight: Fight;
  /** What the last act brought; of a fight that begins with initiative, that is the first. */
  latest: readonly FightEvent[];
  /** All since the last step that asked what happened. */
  unasked: readonly FightEvent[];
};

/** One expectation. `judge` says what is there instead; null where it holds. */
export type Check = {
  line: number;
  expected: string;
  judge(stand: Stand): string | null;
};

/** An expectation of one value, said as texts that can be compared. */
export const equals = (
  line: number,
  what: string,
  said: string,
  now: (stand: Stand) => string,
): Check => ({
  line,
  expected: `${what}: ${said}`,
  judge: (stand) => {
    const is = now(stand);
    return is === said ? null : `it is ${is}`;
  },
});
