import { setTimeout as pause } from 'node:timers/promises';
import { factsOf, type Log } from '../log.ts';

/** Between two tries, in milliseconds; they grow up to the longest. */
export const firstPause = 1_000;
const longestPause = 60_000;
export const longer = (between: number): number => Math.min(2 * between, longestPause);

/** What is tried again ends with the signal, wherever it is. */
export type Trying = {
  signal: AbortSignal;
  log: Log;
  /** Lets so many milliseconds pass, or rejects where it is ended meanwhile. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
};

export const pausing: Trying['wait'] = (milliseconds, signal) =>
  pause(milliseconds, undefined, { signal });

/** Tries until it works; null where it was ended before. */
export async function again<T>(work: () => Promise<T>, trying: Trying): Promise<T | null> {
  const { signal, log, wait } = trying;
  for (let between = firstPause; !signal.aborted; between = longer(between)) {
    try {
      return await work();
    } catch (error) {
      log.warn(factsOf(error), 'direct messages have to wait');
      await wait(between, signal);
    }
  }
  return null;
}
