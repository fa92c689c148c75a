import { setTimeout as pause } from 'node:timers/promises';

export type Pace = { perSecond: number; seconds: number };

/**
 * Calls `send` so many times a second, whether or not earlier ones have come back, as people do;
 * answers when all have.
 */
export async function steadily<T>(
  { perSecond, seconds }: Pace,
  send: (n: number) => Promise<T>,
): Promise<T[]> {
  const began = performance.now();
  const sent: Promise<T>[] = [];
  for (let n = 0; n < perSecond * seconds; n++) {
    const early = began + (n * 1000) / perSecond - performance.now();
    if (early > 1) await pause(early);
    sent.push(send(n));
  }
  return Promise.all(sent);
}
