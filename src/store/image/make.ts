import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { applyMigrations } from '../migrations/apply.ts';
import { hashOf, ourMigrations } from '../migrations/list.ts';
import { pgliteAdapter } from '../pglite/adapter.ts';
import { startPGlite } from '../pglite/open.ts';
import { imageFolder, imagePath, notePath, pgliteVersion, type ImageNote } from './image.ts';

/** Makes the prepared image: an empty database with all migrations, as PGlite's own archive. */
export async function makeImage(): Promise<string> {
  const client = await startPGlite();
  await applyMigrations(await pgliteAdapter(client));
  await client.exec('CHECKPOINT');
  const archive = await client.dumpDataDir('none');
  const tarball = Buffer.from(await archive.arrayBuffer());
  await client.close();
  const packed = await promisify(gzip)(tarball, { level: 9 });
  await mkdir(imageFolder, { recursive: true });
  for (const old of await readdir(imageFolder)) await rm(`${imageFolder}${old}`);
  const path = await imagePath();
  await writeFile(path, packed);
  const note: ImageNote = {
    pglite: await pgliteVersion(),
    migrations: hashOf(await ourMigrations()),
  };
  await writeFile(notePath, `${JSON.stringify(note, null, 2)}\n`);
  return `Written: ${path} (${Math.round(packed.length / 1e4) / 100} MB)`;
}

if (process.argv[1] === import.meta.filename) {
  process.stdout.write(`${await makeImage()}\n`);
  process.exit(0);
}
