import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { holdDataDir } from '../../src/launch/data-dir.ts';
import { type Running } from '../../src/launch/stop.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Starts a part in a process of its own; its exit code and all that it said on stderr. */
async function started(mode: string, settings: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['run.mjs', mode], {
    env: { PATH, HOME, DATA_DIR: temporaryFolder(), STAGE_PORT: '0', OPS_PORT: '0', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}

const nonsense = join(temporaryFolder(), 'nonsense.json');
writeFileSync(nonsense, '{"openapi": ');

test.each<[string, Record<string, string>, number, string]>([
  ['stage', { DISCORD_OPENAPI: '/nope.json' }, 78, 'DISCORD_OPENAPI is not usable'],
  ['stage', { DISCORD_OPENAPI: nonsense }, 78, 'DISCORD_OPENAPI is not usable'],
  ['stage', { DATA_DIR: nonsense }, 78, 'DATA_DIR is not usable: a file has that name'],
  ['stage', { DATA_DIR: join(nonsense, 'below') }, 78, 'DATA_DIR is not usable'],
  // Node's own recursive mkdir never ends there.
  ['stage', { DATA_DIR: '/proc/menagerie' }, 78, 'DATA_DIR is not usable'],
  ['start', { DISCORD_TOKEN_FILE: temporaryFolder() }, 78, 'DISCORD_TOKEN was not read'],
  ['start', { DATABASE_URL_FILE: '/dev/null' }, 78, 'DATABASE_URL was not read'],
  ['stage', { DATABASE_ULR: 'x' }, 78, 'it looks like DATABASE_URL'],
  ['bot', { DISCORD_API: 'http://127.0.0.1:9/api' }, 69, 'Discord could not be reached'],
])('“%s” with %o gives up with %i in one line', async (mode, given, code, why) => {
  const ended = await started(mode, given);
  expect(ended.said).toContain(why);
  expect(ended.said.trim().split('\n')).toHaveLength(1);
  expect(ended.code).toBe(code);
});

test('a data directory in use is refused to a second stage', async () => {
  const running: Running[] = [];
  const dir = temporaryFolder();
  await holdDataDir(dir, ['stage'], running);
  const second = await started('stage', { DATA_DIR: dir });
  expect(second).toMatchObject({ code: 69 });
  expect(second.said).toContain(`in use by process ${process.pid}`);
  expect(second.said.trim().split('\n')).toHaveLength(1);
});

test('stage and bot run beside each other; the same part does not, until it is given back', async () => {
  const running: Running[] = [];
  const dir = temporaryFolder();
  await holdDataDir(dir, ['stage'], running);
  await holdDataDir(dir, ['bot'], running);
  await expect(holdDataDir(dir, ['stage'], running)).rejects.toThrow('in use');
  await expect(holdDataDir(dir, ['bot'], running)).rejects.toThrow('in use');
  for (const one of running.splice(0)) await one.close();
  await holdDataDir(dir, ['stage', 'bot'], running);
  for (const one of running) await one.close();
});
