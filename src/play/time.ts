import { type Instant } from '../rules/names.ts';

/** The clock as play needs it. */
export interface Clock {
  now(): Instant;
}

/** Time zones, right across daylight-saving changes. */
export interface Calendar {
  /** The first existing instant of the day after tomorrow, in `zone` (TURN-02). */
  midnightAfterTomorrow(now: Instant, zone: string): Instant;
  isZone(zone: string): boolean;
}
