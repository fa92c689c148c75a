import { expect, test } from 'vitest';
import { openWork } from '../../src/ops/index.ts';
import { type Play } from '../../src/play/index.ts';
import { type Store } from '../../src/play/ports.ts';

/** A bot that is at work for so many looks at it, with so many messages that wait afterwards. */
function bot(looksAtWork: number, waiting: number) {
  const asked: string[] = [];
  let looks = 0;
  const play = { running: () => (looks++ < looksAtWork ? 1 : 0) } as Play;
  const store = {
    deadlines: {
      due: () => {
        asked.push('deadlines');
        return Promise.resolve([]);
      },
    },
    outbox: {
      waiting: () => {
        asked.push('outbox');
        return Promise.resolve({ rows: waiting, next: waiting > 0 ? 5 : null });
      },
    },
  } as unknown as Store;
  return { asked, open: () => openWork(play, store, { now: () => 10 }, () => []) };
}

test('the database is asked once, when the process has nothing in hand any more', async () => {
  const { asked, open } = bot(3, 1);
  expect(await open()).toEqual(['1 messages wait to be sent']);
  expect(asked).toEqual(['deadlines', 'outbox']);
});

test('a process that stays at work says so, and the database is left alone', async () => {
  const { asked, open } = bot(Infinity, 1);
  expect(await open()).toEqual(['1 acts run or wait']);
  expect(asked).toEqual([]);
});

test('nothing is open when all stands still', async () => {
  expect(await bot(0, 0).open()).toEqual([]);
});
