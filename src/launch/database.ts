import { type Logger } from 'pino';
import { type Config } from '../config.ts';
import { type Store } from '../play/ports.ts';
import { openStore } from '../store/index.ts';
import { type Running } from './stop.ts';

/**
 * Begins to open the database, and leaves it to be closed with the rest. It mostly waits, so other
 * work is done meanwhile; PGlite works on `thread`; whoever awaits it is told why it cannot be opened (`CannotOpen`).
 */
export function openingDatabase(
  { DATA_DIR, DATABASE_URL }: Config,
  log: Logger,
  running: Running[],
  thread: string,
): Promise<Store> {
  const opening = openStore({
    dir: DATA_DIR,
    thread,
    log: (line) => log.info(line),
    ...(DATABASE_URL !== undefined && { url: DATABASE_URL }),
  });
  opening.then((store) => running.push(store)).catch(() => undefined);
  return opening;
}
