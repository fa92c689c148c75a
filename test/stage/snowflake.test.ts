import { expect, test } from 'vitest';
import { older, snowflakes, timeOf } from '../../src/stage/snowflake.ts';

const at = (now: number) => ({ now: () => now, move: () => Promise.resolve() });

test('an id tells when it was made, by the clock that it was handed', () => {
  const now = Date.UTC(2026, 10, 21);
  expect(timeOf(snowflakes(at(now)).next())).toBe(now);
});

test('ids grow while the clock stands still, and when it was set back', () => {
  const now = Date.UTC(2026, 10, 21);
  const ids = snowflakes(at(now));
  const first = ids.next();
  const second = ids.next();
  const later = snowflakes(at(now - 60_000), second).next();
  expect(older(first, second)).toBeLessThan(0);
  expect(older(second, later)).toBeLessThan(0);
});
