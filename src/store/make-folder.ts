import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it that are missing. Node's own way of doing so never ends where
 * the system has a folder in which none can be made (Linux: /proc).
 */
export async function makeFolder(dir: string): Promise<void> {
  try {
    await mkdir(dir);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await isFolder(dir))) return;
    if (code !== 'ENOENT' || (await isFolder(dirname(dir)))) throw error;
    await makeFolder(dirname(dir));
    await makeFolder(dir);
  }
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (there) => there.isDirectory(),
    () => false,
  );
