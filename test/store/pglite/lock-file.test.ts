import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../../src/store/index.ts';
import { takeLock } from '../../../src/store/pglite/lock-file.ts';
import { temporaryFolder } from '../../support/databases.ts';

test('a directory in use is refused, and free again when it is given back', async () => {
  const path = join(temporaryFolder(), 'lock');
  const release = await takeLock(path);
  await expect(takeLock(path)).rejects.toThrow(`in use by process ${process.pid}`);
  await release();
  await (
    await takeLock(path)
  )();
});

test('what a dead process left is taken over, by one of many', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  const owner = { pid: child.pid, boot: '', start: '' };
  await once(child, 'exit');
  for (let round = 0; round < 50; round++) {
    const path = join(temporaryFolder(), 'lock');
    await writeFile(`${path}.7`, JSON.stringify(owner));
    const takers = await Promise.allSettled([1, 2, 3, 4].map(() => takeLock(path)));
    expect(takers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }
});

test('a later process with the number of the owner does not count as the owner', async () => {
  const path = join(temporaryFolder(), 'lock');
  const release = await takeLock(path);
  const owner = JSON.parse(await readFile(`${path}.1`, 'utf8')) as { start: string };
  await release();
  await writeFile(`${path}.1`, JSON.stringify({ ...owner, start: `${owner.start}0` }));
  await (
    await takeLock(path)
  )();
});

test('a lock file that was cut short is taken over', async () => {
  const path = join(temporaryFolder(), 'lock');
  await writeFile(`${path}.1`, '{"pid":');
  await (
    await takeLock(path)
  )();
});

test('a second store in one directory is refused with one line', async () => {
  const dir = temporaryFolder();
  const store = await openStore({ dir });
  const error = (await openStore({ dir }).catch((one: unknown) => one)) as Error;
  expect(error.name).toBe('CannotOpen');
  expect(error.message).toMatch(/in use by process/);
  await store.close();
  await (await openStore({ dir })).close();
});
