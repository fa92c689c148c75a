import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const main = new URL('../../src/launch/backup.ts', import.meta.url).pathname;

function run(dir: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', main, ...args],
    { env: { ...process.env, DATA_DIR: dir, DATABASE_URL: '' }, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

test('a file is written and restored from the command line', async () => {
  const [from, to] = [temporaryFolder(), temporaryFolder()];
  const file = join(from, 'file');
  const store = await openStore({ dir: from });
  await store.presence.seen(1234);
  await store.close();
  expect(run(from, 'backup', file)).toMatchObject({
    status: 0,
    stdout: `Written from the database in ${from} to ${file}: 1 rows.\n`,
  });
  expect(run(to, 'restore', file)).toMatchObject({
    status: 0,
    stdout: `Restored from ${file} into the database in ${to}: 1 rows.\n`,
  });
  const restored = await openStore({ dir: to });
  expect(await restored.presence.lastSeen()).toBe(1234);
  await restored.close();
});

describe('what cannot be done is told in one line, with an exit code', () => {
  test('without arguments, or with a file that is not there', () => {
    const dir = temporaryFolder();
    expect(run(dir)).toMatchObject({ status: 2, stdout: '' });
    const nothing = run(dir, 'restore', join(dir, 'nothing'));
    expect(nothing).toMatchObject({ status: 1, stdout: '' });
    expect(nothing.stderr).toBe(`restore: ${join(dir, 'nothing')} is not there\n`);
  });

  test('without a database', () => {
    const [dir, other] = [temporaryFolder(), temporaryFolder()];
    mkdirSync(join(other, 'pglite'));
    writeFileSync(join(other, 'pglite', 'junk'), 'x');
    for (const one of [dir, other])
      expect(run(one, 'backup', join(dir, 'file'))).toMatchObject({
        status: 1,
        stderr: `backup: there is no database in ${one}\n`,
      });
    expect(readdirSync(join(other, 'pglite'))).toEqual(['junk']);
  });

  test('where nothing can be written, or the database is in use', async () => {
    const dir = temporaryFolder();
    const store = await openStore({ dir });
    const nowhere = run(dir, 'backup', join(dir, 'no', 'file'));
    expect(nowhere).toMatchObject({
      status: 1,
      stderr: `backup: ${join(dir, 'no', 'file')} cannot be written (ENOENT)\n`,
    });
    const busy = run(dir, 'backup', join(dir, 'file'));
    await store.close();
    expect(busy.status).toBe(1);
    expect(busy.stderr).toMatch(/^backup: the data directory is in use by process \d+ [^\n]*\n$/);
  });
});

// Read from the environment alone, they saved and filled another database than the bot's.
test('the database is the one of the settings, from the file .env too', async () => {
  const [folder, dir] = [temporaryFolder(), temporaryFolder()];
  const store = await openStore({ dir });
  await store.presence.seen(5);
  await store.close();
  writeFileSync(join(folder, '.env'), `DATA_DIR=${dir}\n`);
  const file = join(folder, 'file');
  const { DATA_DIR: _dir, DATABASE_URL: _url, ...environment } = process.env;
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), main, 'backup', file],
    { cwd: folder, env: environment, encoding: 'utf8' },
  );
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: `Written from the database in ${dir} to ${file}: 1 rows.\n`,
  });
  writeFileSync(join(folder, '.env'), 'DATA_DRI=x\n');
  const typo = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), main, 'backup', `${file}2`],
    { cwd: folder, env: environment, encoding: 'utf8' },
  );
  expect(typo.status).toBe(1);
  expect(typo.stderr).toContain('DATA_DRI');
});
