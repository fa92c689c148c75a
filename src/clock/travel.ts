import { type Instant } from '../rules/names.ts';
import { type SetClock } from './set-clock.ts';

/** What must be still before the clock moves on, and when the next deadline comes. */
export type Journey = {
  clock: Pick<SetClock, 'now'> & { set(to: Instant): void | Promise<void> };
  next(): Promise<Instant | null>;
  /** Rings the sweep and waits until nothing is left to do. */
  settle(): Promise<void>;
};

/** Moves to `to`, stopping at each deadline on the way, in order, until all that it asks is done. */
export async function travel({ clock, next, settle }: Journey, to: Instant): Promise<Instant> {
  await settle();
  for (;;) {
    const stop = await next();
    if (stop === null || stop > to) break;
    await clock.set(stop);
    await settle();
    const after = await next();
    if (after !== null && after <= stop && after <= clock.now()) break;
  }
  await clock.set(to);
  await settle();
  return clock.now();
}
