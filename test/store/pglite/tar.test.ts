import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { untar } from '../../../src/store/pglite/tar.ts';
import { temporaryFolder } from '../../support/databases.ts';

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

test('files come out as they went in, folders with them', () => {
  const folder = temporaryFolder();
  const long = 'x'.repeat(1500);
  untar(Buffer.concat([file('/a/b', 'hello'), file('c', ''), file('a/d', long), end]), folder);
  expect(readFileSync(join(folder, 'a', 'b'), 'utf8')).toBe('hello');
  expect(readFileSync(join(folder, 'c'), 'utf8')).toBe('');
  expect(readFileSync(join(folder, 'a', 'd'), 'utf8')).toBe(long);
});

test('an archive that is cut short or leads out of the folder is refused', () => {
  const folder = temporaryFolder();
  expect(() => untar(file('a', 'x'.repeat(600)).subarray(0, 1024), folder)).toThrow(/cut short/);
  expect(() => untar(file('../../a', 'x'), folder)).toThrow(/leads out/);
  expect(() => untar(Buffer.alloc(512, 'x'), folder)).toThrow(/not a tar/);
});
