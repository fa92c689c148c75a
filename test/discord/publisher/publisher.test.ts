import { afterEach, expect, test } from 'vitest';
import { outage, sentByHand, told } from './sent-by-hand.ts';

let hand: Awaited<ReturnType<typeof sentByHand>> | null = null;
afterEach(async () => {
  await hand?.close();
  hand = null;
});

test('what may have been done is tried at once as a second try, which looks for what is left', async () => {
  let first = true;
  hand = await sentByHand(() => {
    if (!first) return Promise.resolve('message');
    first = false;
    return Promise.reject(outage(500));
  });
  await hand.owe(told('a'));
  await hand.done();
  expect(hand.tries.map(({ attempts }) => attempts)).toEqual([0, 1]);
});
