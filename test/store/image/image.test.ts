import { readFile, stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import {
  type ImageNote,
  imagePath,
  notePath,
  pgliteVersion,
} from '../../../src/store/image/image.ts';
import { hashOf, ourMigrations } from '../../../src/store/migrations/list.ts';

test('the prepared image is of this PGlite and of these migrations: else run npm run image', async () => {
  const note = JSON.parse(await readFile(notePath, 'utf8')) as ImageNote;
  expect(note).toEqual({
    pglite: await pgliteVersion(),
    migrations: hashOf(await ourMigrations()),
  });
});

test('it is small enough to lie beside the code', async () => {
  const { size } = await stat(await imagePath());
  expect(size).toBeGreaterThan(1e6);
  expect(size).toBeLessThan(6e6);
});
