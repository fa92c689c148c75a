import { expect, test } from 'vitest';
import { readFile, removeFiles, saveFile } from '../../src/stage/world/files.ts';
import { openWorld } from '../../src/stage/world/world.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const clock = { now: () => Date.UTC(2026, 0, 1), move: () => Promise.resolve() };

test('a file that is gone stays for whoever is still to fetch it, the last sixty-four, over a restart, too', () => {
  const dir = temporaryFolder();
  const world = openWorld(dir, clock);
  const upload = { filename: 'a.txt', bytes: Buffer.from('a') };
  const [first, ...others] = Array.from({ length: 65 }, () => saveFile(world, upload));
  removeFiles(world, first ? [first] : []);
  expect(readFile(world, first?.id ?? '')?.toString()).toBe('a');
  world.flush();
  world.close();
  const again = openWorld(dir, clock);
  removeFiles(again, others.slice(0, 63));
  expect(readFile(again, first?.id ?? '')).toBeDefined();
  removeFiles(again, others.slice(63));
  expect(readFile(again, first?.id ?? '')).toBeUndefined();
  expect(others.filter(({ id }) => readFile(again, id) === undefined)).toEqual([]);
  again.close();
});
