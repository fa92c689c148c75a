import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../../src/store/index.ts';
import { takeLock } from '../../../src/store/pglite/lock-file.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

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

// In a container whose first process collects nobody, a killed bot stays in the list of processes.
test.skipIf(process.platform !== 'linux')(
  'an owner that has ended counts as dead, also while nobody has collected it',
  async () => {
    const path = join(temporaryFolder(), 'lock');
    const script = 'sleep 60 & echo $!; exec sleep 60';
    const parent = spawn('sh', ['-c', script], { stdio: ['pipe', 'pipe', 'inherit'] });
    const [pid] = (await once(parent.stdout, 'data')) as [Buffer];
    await (
      await takeLock(path)
    )();
    const own = JSON.parse(await readFile(`${path}.1`, 'utf8')) as object;
    const stat = `/proc/${Number(pid.toString())}/stat`;
    const start = (await readFile(stat, 'utf8')).split(' ')[21];
    const boot = (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim();
    await writeFile(
      `${path}.1`,
      JSON.stringify({ ...own, pid: Number(pid.toString()), boot, start }),
    );
    await expect(takeLock(path)).rejects.toThrow(`in use by process ${Number(pid.toString())}`);
    process.kill(Number(pid.toString()), 'SIGKILL');
    while (!(await readFile(stat, 'utf8')).includes(') Z ')) await new Promise(setImmediate);
    await (
      await takeLock(path)
    )();
    parent.kill('SIGKILL');
  },
);

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
