import { setTimeout as pause } from 'node:timers/promises';
import { type Journey, travel } from '../clock/index.ts';
import { type SetClock } from '../clock/set-clock.ts';
import { type Seen } from './seen.ts';

/** A connection that breaks is back within this time, in ms, unless something keeps it away. */
const patience = 2_000;

/**
 * Moves the table's clock, stopping at each deadline on the way. Where the bot cannot be reached
 * nothing falls due, so nothing is waited for. Answers what time it is then.
 */
export async function moved(
  journey: Omit<Journey, 'clock'> & { clock: SetClock },
  seen: Seen,
  to: number,
): Promise<number> {
  const { clock } = journey;
  for (let waited = 0; waited < patience && !seen.inReach(); waited += 20) await pause(20);
  if (seen.inReach()) {
    const set = (at: number): Promise<void> => seen.across(at, () => clock.set(at));
    return travel({ ...journey, clock: { ...clock, set } }, to);
  }
  clock.set(to);
  return clock.now();
}
