import { expect, test } from 'vitest';
import { ringSweep } from '../../src/clock/sweep.ts';

test('a ring while a sweep runs is dropped, the next one after it is not', async () => {
  let release = (): void => undefined;
  let sweeps = 0;
  const { ring, stop } = ringSweep(
    () => {
      sweeps += 1;
      return new Promise<void>((done) => (release = done));
    },
    () => undefined,
  );
  stop();
  const first = ring();
  await ring();
  expect(sweeps).toBe(1);
  release();
  await first;
  const second = ring();
  expect(sweeps).toBe(2);
  release();
  await second;
});

test('a sweep that fails is told, and the next one runs', async () => {
  const failures: unknown[] = [];
  let sweeps = 0;
  const { ring, stop } = ringSweep(
    () => {
      sweeps += 1;
      return sweeps === 1 ? Promise.reject(new Error('no database')) : Promise.resolve();
    },
    (error) => failures.push(error),
  );
  stop();
  await ring();
  await ring();
  expect(failures).toEqual([new Error('no database')]);
  expect(sweeps).toBe(2);
});
