import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { restore } from '../../src/store/index.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const main = new URL('../../src/launch/verify.ts', import.meta.url).pathname;

/** A data directory with a stored game, and the beginning of what its first duel was sealed with. */
async function stored(name: string): Promise<{ dir: string; seal: string }> {
  const golden = readFileSync(`test/upgrades/v1/${name}.jsonl`);
  const dir = temporaryFolder();
  const packed = join(dir, 'backup');
  writeFileSync(packed, gzipSync(golden));
  await restore({ dir }, packed);
  return { dir, seal: /"commitment":"([0-9a-f]{12})/.exec(golden.toString())?.[1] ?? '' };
}

function verify(dir: string, word: string) {
  const env = { ...process.env, DATA_DIR: dir, DATABASE_URL: '' };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--no-warnings', '--import', 'tsx', main, word],
    { env, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

test('a finished duel is verified from the command line by the beginning of its seal', async () => {
  const { dir, seal } = await stored('loot-of-the-second-week');
  const found = verify(dir, seal);
  expect(found).toMatchObject({ status: 0, stderr: '' });
  expect(found.stdout).toMatch(
    /^“.+”, .+: \d+ acts, \d+ rolls played again from the published key/,
  );
  expect(found.stdout).toContain('All of it came out as it was told.');
  expect(verify(dir, '0'.repeat(12))).toMatchObject({
    status: 1,
    stdout: 'No duel of any game here was sealed with 000000000000…\n',
  });
  expect(verify(dir, 'what?').status).toBe(2);
});

test('where there is no database it says so in one line, and makes none', () => {
  const dir = join(temporaryFolder(), 'nothing');
  expect(verify(dir, '0'.repeat(12))).toEqual({
    status: 69,
    stdout: `There is no database in ${dir}.\n`,
    stderr: '',
  });
  expect(existsSync(dir)).toBe(false);
  const folder = join(dir, 'pglite');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'junk'), 'x');
  expect(verify(dir, '0'.repeat(12)).stdout).toBe(`There is no database in ${dir}.\n`);
  expect(readdirSync(dir, { recursive: true })).toEqual(['pglite', join('pglite', 'junk')]);
});

test('of one that goes on it says when it can be verified', async () => {
  const { dir, seal } = await stored('duel');
  const { status, stdout } = verify(dir, seal);
  expect(stdout).toMatch(/^“.+”: the duel with this seal is not over\..+ verify it then\.\n$/);
  expect(status).toBe(1);
});
