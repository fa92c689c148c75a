import { setTimeout as pause } from 'node:timers/promises';

/** Rings the sweep until nothing is open any more, or throws with what is, after 20 seconds. */
export async function until(
  open: () => Promise<string[]>,
  ring: () => Promise<unknown>,
): Promise<void> {
  const give = 20_000 / 5;
  for (let tries = 0; tries < give; tries++) {
    await ring();
    if ((await open()).length === 0) return;
    await pause(5);
  }
  throw new Error(`not settled: ${(await open()).join(', ')}`);
}
