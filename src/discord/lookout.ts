import { findAwaitedLeavers, findLeavers } from './leavers.ts';
import { factsOf } from './log.ts';

/** How often everybody is looked for, and how often those whom a game waits for, in milliseconds. */
const everybody = 6 * 3_600_000;
const awaited = 10 * 60_000;

type Lookout = {
  /** Looks for those who are waited for, unless that was done a short while ago. */
  glance(): void;
  open(): string[];
  close(): Promise<void>;
};

/**
 * Discord tells a bot without privileged intents of nobody who leaves: now and then it is asked for
 * all players, and far more often for those few whom a game waits for.
 */
export function lookout(
  parts: Parameters<typeof findLeavers>[0],
  servers: () => readonly string[],
): Lookout {
  let last = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;

  function look(find: typeof findLeavers): void {
    if (looking) return;
    last = parts.now();
    looking = find(parts, servers())
      .catch((error: unknown) => {
        parts.log.warn(factsOf(error), 'players who have left could not be looked for');
      })
      .finally(() => (looking = null));
  }

  const glance = (): void => {
    if (parts.now() - last >= awaited) look(findAwaitedLeavers);
  };
  look(findLeavers);
  const timers = [setInterval(() => look(findLeavers), everybody), setInterval(glance, awaited)];
  return {
    glance,
    open: () => (looking ? ['leavers'] : []),
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      await looking;
    },
  };
}
