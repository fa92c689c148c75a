/** The time of the stage, in ms since 1970. `move` goes forward to an instant and returns on arrival. */
export type StageClock = { now(): number; move(to: number): Promise<void> };

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const iso = (ms: number): string => new Date(ms).toISOString();

/** Discord writes times with microseconds and an offset. */
export const stamp = (ms: number): string => iso(ms).replace('Z', '000+00:00');
