import { expect, test } from 'vitest';
import { coalesced } from '../../../src/stage/page/coalesced.ts';

test('calls that come while work is under way are answered by one more run', async () => {
  const finish: (() => void)[] = [];
  let runs = 0;
  const work = coalesced(() => {
    runs += 1;
    return new Promise<void>((done) => finish.push(done));
  });
  const all = [work(), work(), work()];
  expect(runs).toBe(1);
  finish[0]?.();
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  expect(runs).toBe(2);
  finish[1]?.();
  await Promise.all(all);
  expect(runs).toBe(2);
});

test('a run that fails does not stop the next one', async () => {
  let runs = 0;
  const work = coalesced(() => {
    runs += 1;
    return runs === 1 ? Promise.reject(new Error('lost')) : Promise.resolve();
  });
  await expect(work()).rejects.toThrow('lost');
  await work();
  expect(runs).toBe(2);
});
