import { type Logger } from 'pino';
import { type Config } from '../config.ts';
import { type Store } from '../play/ports.ts';
import { openStore } from '../store/index.ts';
import { type Running, type Stop } from './stop.ts';

type Around = { config: Config; log: Logger; running: Running[]; stop: Stop };

/**
 * Begins to open the database, and leaves it to be closed with the rest. It mostly waits, so other
 * work is done meanwhile; PGlite works on `thread`, and where that ends by itself all is stopped.
 * Whoever awaits it is told why it cannot be opened (`CannotOpen`).
 */
export function openingDatabase(
  { config: { DATA_DIR, DATABASE_URL }, log, running, stop }: Around,
  thread: string,
): Promise<Store> {
  const opening = openStore({
    dir: DATA_DIR,
    thread,
    lost: (why) => void stop('unavailable', lostLine(why)),
    log: (line) => log.info(line),
    ...(DATABASE_URL !== undefined && { url: DATABASE_URL }),
  });
  opening.then((store) => running.push(store)).catch(() => undefined);
  return opening;
}

const lostLine = (why: string): string =>
  `The database has ended by itself (${why}). Start again: all that was done is kept.`;
