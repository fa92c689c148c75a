import { type Day, type Quiet } from '../rules/calls.ts';
import { type Instant } from '../rules/names.ts';

/** The clock as play needs it. */
export interface Clock {
  now(): Instant;
}

/** Time zones, right across daylight-saving changes. */
export interface Calendar {
  /** The end of the last of so many whole `days` after today, in `zone` (TURN-02): as it exists. */
  midnightAfter(now: Instant, zone: string, days: number): Instant;
  /** When that day (`2031-02-10`) ends in `zone`; null for what is no day. */
  endOfDay(day: string, zone: string): Instant | null;
  /** Which day it is in `zone`. */
  dayOf(now: Instant, zone: string): Day;
  isZone(zone: string): boolean;
  /** When those hours end, by the clock on the wall; null outside of them. */
  quietUntil(now: Instant, quiet: Quiet): Instant | null;
}
