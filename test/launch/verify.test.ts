import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { restore } from '../../src/store/index.ts';
import { temporaryFolder } from '../support/databases.ts';

const main = new URL('../../src/launch/verify.ts', import.meta.url).pathname;
/** A stored game whose first duel is over, and the beginning of what that duel was sealed with. */
const golden = 'test/upgrades/v1/loot-of-the-second-week.jsonl';
const seal = /"commitment":"([0-9a-f]{12})/.exec(readFileSync(golden, 'utf8'))?.[1] ?? '';

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
  const dir = temporaryFolder();
  const packed = join(dir, 'backup');
  writeFileSync(packed, gzipSync(readFileSync(golden)));
  await restore({ dir }, packed);
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
}, 60_000);
