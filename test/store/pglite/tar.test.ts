import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { untar } from '../../../src/store/pglite/tar.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

function file(name: string, content: string): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(content.length.toString(8).padStart(11, '0'), 124);
  header.write('0', 156);
  const body = Buffer.alloc(Math.ceil(content.length / 512) * 512);
  body.write(content);
  return Buffer.concat([header, body]);
}
const end = Buffer.alloc(1024);

/** As it may arrive: in pieces that heed no file's bounds. */
async function* arriving(archive: Buffer, piece: number) {
  for (let at = 0; at < archive.length; at += piece)
    yield await Promise.resolve(archive.subarray(at, at + piece));
}

test.each([1, 700, 100_000])('files come out as they went in, in pieces of %i', async (piece) => {
  const folder = temporaryFolder();
  const long = 'x'.repeat(1500);
  const files = [file('/a/b', 'hello'), file('c', ''), file('a/d', long), end];
  await untar(arriving(Buffer.concat(files), piece), folder);
  expect(readFileSync(join(folder, 'a', 'b'), 'utf8')).toBe('hello');
  expect(readFileSync(join(folder, 'c'), 'utf8')).toBe('');
  expect(readFileSync(join(folder, 'a', 'd'), 'utf8')).toBe(long);
});

test('an archive that is cut short or leads out of the folder is refused', async () => {
  const refused = (archive: Buffer) =>
    expect(untar(arriving(archive, 400), temporaryFolder())).rejects;
  await refused(file('a', 'x'.repeat(600)).subarray(0, 1024)).toThrow(/cut short/);
  await refused(file('../../a', 'x')).toThrow(/leads out/);
  await refused(Buffer.alloc(512, 'x')).toThrow(/not a tar/);
});
