import { createReadStream } from 'node:fs';
import { access, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { CannotOpen } from '../cannot-open.ts';
import { imagePath } from '../image/image.ts';
import { makeFolder } from '../make-folder.ts';
import { takeLock } from './lock-file.ts';
import { untar } from './tar.ts';

export type OpenedPGlite = { client: PGlite; close(): Promise<void> };

/** Opens the PGlite database below `dir` for this process alone, filling an empty one first. */
export async function openPGlite(dir: string): Promise<OpenedPGlite> {
  await makeFolder(dir);
  const unlock = await takeLock(join(dir, 'pglite.lock'));
  try {
    const dataDir = join(dir, 'pglite');
    if (await isEmpty(dataDir)) await fill(dataDir);
    const client = await startPGlite(dataDir);
    const close = async () => {
      if (!client.closed) await client.close();
      await unlock();
    };
    return { client, close };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** PostgreSQL's own defaults are for a server of its own: its cache alone would take 128 MB. */
const settings = [
  'shared_buffers=16MB',
  'max_connections=10',
  'max_wal_size=64MB',
  'min_wal_size=32MB',
];

/** Without `dataDir` in memory. */
export const startPGlite = (dataDir?: string): Promise<PGlite> =>
  PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    startParams: [...PGlite.defaultStartParams, ...settings.flatMap((one) => ['-c', one])],
  });

const isEmpty = (path: string) =>
  readdir(path).then(
    (names) => names.length === 0,
    () => true,
  );

/** From the prepared image, beside the place and then moved: a half-filled one is never opened. */
async function fill(dataDir: string): Promise<void> {
  const path = await imagePath();
  await access(path).catch(() => {
    throw new CannotOpen(`${path} is missing: npm run image makes it`);
  });
  const draft = `${dataDir}.new`;
  await rm(draft, { recursive: true, force: true });
  await pipeline(createReadStream(path), createGunzip({ chunkSize: 1 << 18 }), (unpacked) =>
    untar(unpacked as AsyncIterable<Buffer>, draft),
  );
  await rm(dataDir, { recursive: true, force: true });
  await rename(draft, dataDir);
}
