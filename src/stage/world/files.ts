import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureSize } from './picture-size.ts';
import { type File, type Id } from './nouns.ts';
import { type World } from './world.ts';

export type Upload = {
  filename: string;
  bytes: Buffer;
  contentType?: string;
  description?: string | null;
};

const TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  csv: 'text/csv',
  md: 'text/markdown',
  pdf: 'application/pdf',
  yaml: 'application/yaml',
};

const typeByName = (filename: string): string =>
  TYPES[filename.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';

const pathOf = (world: World, id: Id): string => join(world.filesDir, id);

/** Discord changes what cannot stand in an address. */
const plainName = (filename: string): string =>
  filename.replace(/[^\w.-]+/g, '_').slice(0, 260) || 'unknown';

export function saveFile(world: World, upload: Upload): File {
  const id = world.ids.next();
  writeFileSync(pathOf(world, id), upload.bytes);
  const size = pictureSize(upload.bytes);
  const contentType = typeByName(upload.filename);
  return {
    id,
    filename: plainName(upload.filename),
    description: upload.description ?? null,
    contentType:
      contentType === 'application/octet-stream'
        ? (upload.contentType ?? contentType)
        : contentType,
    size: upload.bytes.length,
    width: size?.width ?? null,
    height: size?.height ?? null,
  };
}

export function readFile(world: World, id: Id): Buffer | undefined {
  if (!/^\d+$/.test(id)) return undefined;
  try {
    return readFileSync(pathOf(world, id));
  } catch {
    return undefined;
  }
}

/** So many stay for whoever is still to fetch them, as they do on Discord's network for a while. */
const lingering = 64;

export function removeFiles(world: World, files: File[]): void {
  if (files.length === 0) return;
  const all = [...world.gone.ids(), ...files.map(({ id }) => id)];
  for (const id of all.slice(0, -lingering)) rmSync(pathOf(world, id), { force: true });
  world.gone.keep(all.slice(-lingering));
}
