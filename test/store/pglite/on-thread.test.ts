import { expect, test, vi } from 'vitest';
import { openStore } from '../../../src/store/index.ts';
import { openOnThread } from '../../../src/store/pglite/on-thread.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { fall, fallingThread, type Fall } from '../../support/falling-thread.ts';

test.each<[Fall, string]>([
  ['throws', 'RangeError'],
  ['ends', 'exit 3'],
])('a thread that %s by itself is told of once', async (how, why) => {
  const thread = await fallingThread();
  const lost = vi.fn<(why: string) => void>();
  const told = new Promise<void>((resolve) => lost.mockImplementation(() => resolve()));
  const store = await openStore({ dir: temporaryFolder(), thread, lost });
  expect(await store.games.all()).toEqual([]);
  fall(thread, how);
  await told;
  await expect(store.games.all()).rejects.toThrow();
  await expect(store.close()).rejects.toThrow();
  expect(lost.mock.calls).toEqual([[why]]);
});

test('one that was asked to close, or that could not open, is not', async () => {
  const thread = await fallingThread();
  const dir = temporaryFolder();
  const lost = vi.fn();
  const store = await openStore({ dir, thread, lost });
  await expect(openOnThread(thread, dir, lost)).rejects.toThrow('in use');
  await store.close();
  expect(lost).not.toHaveBeenCalled();
});
