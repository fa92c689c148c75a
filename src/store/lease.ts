import { type Instant } from '../rules/names.ts';

/** A heartbeat older than this, in ms, is taken for that of a dead process. */
export const beatLasts = 15_000;

/** A beat from the future counts as dead too: its clock was set back, and it must not bar the way. */
export const isAnotherAlive = (
  last: { process: string; at: Instant },
  process: string,
  now: Instant,
): boolean => last.process !== process && Math.abs(now - last.at) <= beatLasts;
