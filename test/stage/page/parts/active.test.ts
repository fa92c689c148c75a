import { expect, test } from 'vitest';
import { stepTo } from '../../../../src/stage/page/parts/active.ts';

test('arrows go round a list and other keys go nowhere', () => {
  expect(stepTo('ArrowDown', -1, 3)).toBe(0);
  expect(stepTo('ArrowDown', 2, 3)).toBe(0);
  expect(stepTo('ArrowUp', 0, 3)).toBe(2);
  expect(stepTo('ArrowUp', -1, 3)).toBe(2);
  expect(stepTo('PageDown', 0, 3)).toBe(2);
  expect(stepTo('ArrowDown', 0, 0)).toBeNull();
  expect(stepTo('a', 0, 3)).toBeNull();
});
