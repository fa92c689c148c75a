import { expect, test } from 'vitest';
import { limiter } from '../../src/discord/limiter.ts';

test('one person has a burst, and so much a second after it; another’s is their own', () => {
  let now = 0;
  const mayGoOn = limiter({ burst: 3, perSecond: 2 }, () => now);
  expect([1, 2, 3, 4].map(() => mayGoOn('a'))).toEqual([true, true, true, false]);
  expect(mayGoOn('b')).toBe(true);
  now = 500;
  expect([mayGoOn('a'), mayGoOn('a')]).toEqual([true, false]);
  now = 60_000;
  expect([1, 2, 3, 4].map(() => mayGoOn('a'))).toEqual([true, true, true, false]);
});
