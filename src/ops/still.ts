import { setTimeout as pause } from 'node:timers/promises';

const patience = 20_000;

/** Rings the sweep until nothing is open any more, or throws with what is, after 20 seconds. */
export async function until(
  open: () => Promise<string[]>,
  ring: () => Promise<unknown>,
): Promise<void> {
  let left: string[] = [];
  for (const end = performance.now() + patience; performance.now() < end; await pause(5)) {
    await ring();
    left = await open();
    if (left.length === 0) return;
  }
  throw new Error(`not settled: ${left.join(', ')}`);
}
