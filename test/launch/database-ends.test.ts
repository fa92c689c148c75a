import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { exitCodes } from '../../src/ops/fatal.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { fallingThread } from '../support/falling-thread.ts';

const script = new URL('./falling.ts', import.meta.url).pathname;

let child: ChildProcess | null = null;
afterEach(() => void child?.kill('SIGKILL'));

/** Starts everything and does `then` as soon as it is open; how it ended, and what it said. */
async function ended(then: (child: ChildProcess) => void) {
  const { PATH = '', HOME = '' } = process.env;
  const started = fork(script, [await fallingThread()], {
    env: { PATH, HOME, DATA_DIR: temporaryFolder(), STAGE_PORT: '0', OPS_PORT: '0' },
    execArgv: ['--no-warnings', '--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child = started;
  const said = { out: '', fault: '' };
  const isOpen = 'The menagerie is open';
  started.stderr?.on('data', (part: Buffer) => (said.fault += part.toString()));
  started.stdout?.on('data', (part: Buffer) => {
    const opened = said.out.includes(isOpen);
    said.out += part.toString();
    if (!opened && said.out.includes(isOpen)) then(started);
  });
  const [code] = (await once(started, 'close')) as [number];
  return { code, ...said };
}

test('a database that ends by itself ends the process, in one line', async () => {
  const { code, out, fault } = await ended((child) => void child.send('throws'));
  expect(fault).toBe(
    'The database has ended by itself (RangeError). Start again: all that was done is kept.\n',
  );
  expect(code).toBe(exitCodes.unavailable);
  expect(out).not.toContain('unhandled');
  expect(out).not.toContain('7 gold');
});

test('one that is stopped with the rest says nothing of it', async () => {
  const { code, out, fault } = await ended((child) => void child.kill('SIGTERM'));
  expect({ code, fault }).toEqual({ code: exitCodes.clean, fault: '' });
  expect(out).toContain('Stopped.');
});
