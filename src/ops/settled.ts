import { type Play } from '../play/index.ts';
import { type Clock, type Store } from '../play/ports.ts';

/** What is still open, in words; empty when everything stands still. */
export async function openWork(
  play: Play,
  store: Store,
  clock: Clock,
  discord: () => string[],
): Promise<string[]> {
  const open: string[] = [];
  const now = clock.now();
  const due = await store.deadlines.due(now);
  if (due.length > 0) open.push(`${due.length} games have a deadline that is due`);
  const { rows, next } = await store.outbox.waiting();
  if (rows > 0 && (next === null || next <= now)) open.push(`${rows} messages wait to be sent`);
  // Asked last: what left the database in the meantime is in this process's hands now.
  if (play.running() > 0) open.push(`${play.running()} acts run or wait`);
  return [...open, ...discord()];
}
