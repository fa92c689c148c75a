import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { strays } from './strays.ts';

test('nothing lies under seeds/ that is read by nothing', () => expect(strays('.')).toEqual([]));

test.each([
  ['items/basic/copper-ring.yaml', false],
  ['loot/blue.yml', false],
  ['.gitkeep', false],
  ['item/basic/copper-ring.yaml', true],
  ['copper-ring.yaml', true],
  ['items/basic/copper-ring.yaml.txt', true],
])('of %s it is told that it is: %j', (file, isStray) => {
  const root = temporaryFolder();
  const path = join(root, 'seeds', file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, 'name: Copper Ring\n');
  expect(strays(root)).toEqual(
    isStray ? [expect.stringContaining(`seeds/${file} is read by nothing`)] : [],
  );
});
