import { type StageClock } from './clock.ts';

const EPOCH = 1_420_070_400_000;

export type Snowflakes = { next: () => string; last: () => string };

/**
 * Ids whose upper bits are the clock's time. They only ever grow, also across restarts, even when
 * the clock stands still or was set back: `after` is the last one given before.
 */
export function snowflakes(clock: StageClock, after = '0'): Snowflakes {
  let last = BigInt(after);
  return {
    next() {
      const byTime = BigInt(Math.max(0, clock.now() - EPOCH)) << 22n;
      last = byTime > last ? byTime : last + 1n;
      return String(last);
    },
    last: () => String(last),
  };
}

/** When the id was made, in ms. */
export const timeOf = (id: string): number => Number(BigInt(id) >> 22n) + EPOCH;

/** Order of making. */
export const older = (a: string, b: string): number =>
  a.length === b.length ? (a < b ? -1 : a > b ? 1 : 0) : a.length - b.length;
