import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prismaFolder } from '../migrations/list.ts';

export const imageFolder = `${prismaFolder}image/`;

/** The version of PGlite that is installed: the files of another one may not suit it. */
export async function pgliteVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const path = entry.replace(/dist[\\/][^\\/]*$/, 'package.json');
  return (JSON.parse(await readFile(path, 'utf8')) as { version: string }).version;
}

/** Where the prepared image for the installed PGlite lies. */
export const imagePath = async (): Promise<string> =>
  `${imageFolder}pglite-${await pgliteVersion()}.tar.gz`;

/** What an image was made with; one that differs is stale. */
export type ImageNote = { pglite: string; migrations: string };
export const notePath = `${imageFolder}image.json`;
