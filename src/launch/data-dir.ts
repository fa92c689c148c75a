import { join } from 'node:path';
import { Fatal } from '../ops/fatal.ts';
import { CannotOpen } from '../store/cannot-open.ts';
import { makeFolder } from '../store/make-folder.ts';
import { takeLock } from '../store/pglite/lock-file.ts';
import { type Running } from './stop.ts';

/** What of the data directory a process keeps: the stage its world, the bot the rest. */
export type Part = 'stage' | 'bot';

/**
 * Takes these parts of the data directory for this process alone, making it first. Refused in one
 * line while another process has them (`CannotOpen`), and where no directory can be (`Fatal`).
 */
export async function holdDataDir(
  dir: string,
  parts: readonly Part[],
  running: Running[],
): Promise<void> {
  try {
    await makeFolder(dir);
    for (const part of parts) running.push({ close: await takeLock(join(dir, `${part}.lock`)) });
  } catch (error) {
    if (error instanceof CannotOpen) throw error;
    const { code } = error as NodeJS.ErrnoException;
    const why = code === undefined ? 'it cannot be opened' : (reasons[code] ?? code);
    throw new Fatal('setting', `DATA_DIR is not usable: ${why}. Set it to a folder of its own.`);
  }
}

const reasons: Record<string, string> = {
  EEXIST: 'a file has that name',
  ENOTDIR: 'a file has that name',
  ENOENT: 'no folder can be made there',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
};
