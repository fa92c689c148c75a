import { setTimeout as pause } from 'node:timers/promises';
import { type Play } from '../play/index.ts';
import { type Clock, type Store } from '../play/ports.ts';

/** How long one who asks is kept waiting for what this process has in hand, in ms. */
const soon = 200;

/**
 * What is still open, in words; empty when everything stands still. The database is asked only once
 * this process has nothing in hand any more.
 */
export async function openWork(
  play: Play,
  store: Store,
  clock: Clock,
  discord: () => string[],
): Promise<string[]> {
  const inHand = (): string[] => {
    const running = play.running();
    return [...(running > 0 ? [`${running} acts run or wait`] : []), ...discord()];
  };
  for (const until = performance.now() + soon; inHand().length > 0; await pause(5))
    if (performance.now() > until) return inHand();
  const open: string[] = [];
  const now = clock.now();
  const due = await store.deadlines.due(now);
  if (due.length > 0) open.push(`${due.length} games have a deadline that is due`);
  const { rows, next } = await store.outbox.waiting();
  if (rows > 0 && (next === null || next <= now)) open.push(`${rows} messages wait to be sent`);
  // Asked last: what left the database in the meantime is in this process's hands now.
  return [...open, ...inHand()];
}
