import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hostname } from 'node:os';
import { expect, test, vi } from 'vitest';
import { memoryStore } from '../../src/store/memory/index.ts';
import { isDeadHere, takeTurn } from '../../src/discord/waiting-turn.ts';

test('a process of this machine that has ended need not be waited for', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  const { pid } = child;
  await once(child, 'exit');
  expect(isDeadHere(`${hostname()}:${pid}:x`)).toBe(true);
  expect(isDeadHere(`${hostname()}:${process.ppid}:x`)).toBe(false);
  expect(isDeadHere(`another-machine:${pid}:x`)).toBe(false);
  expect(isDeadHere('nonsense')).toBe(false);
});

test('while another process lives this one waits, says so, and goes on when that one leaves', async () => {
  const { presence } = memoryStore();
  const other = 'another-machine:1:x';
  await presence.beat('token', other, 1000);
  const told: string[] = [];
  const say = (_facts: object, text: string) => void told.push(text);
  const waiting = takeTurn({
    presence,
    token: 'token',
    process: 'mine',
    now: () => 1000,
    log: { info: say, warn: say, error: say },
    fatal: ({ message }) => told.push(message),
  });
  while (told.length === 0) await new Promise(setImmediate);
  expect(told).toEqual(['another process serves with this token; waiting for its end']);
  await presence.leave('token', other);
  await (await waiting).leave();
});

test('one that slept while another took its place stops with one clear line', async () => {
  vi.useFakeTimers();
  const { presence } = memoryStore();
  const clock = { now: 1000 };
  const told: { message: string; unavailable: boolean }[] = [];
  const turn = await takeTurn({
    presence,
    token: 'token',
    process: 'mine',
    now: () => clock.now,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    fatal: (reason) => told.push(reason),
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told).toEqual([]);
  clock.now += 20_000;
  await presence.beat('token', 'another-machine:1:x', clock.now);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told).toMatchObject([{ unavailable: true }]);
  expect(told[0]?.message).toContain('Another process (another-machine:1:x) serves');
  await turn.leave();
  expect(await presence.beat('token', 'another-machine:1:x', clock.now)).toEqual({ other: null });
  vi.useRealTimers();
});
