import { expect, test } from 'vitest';
import { evenly, growthOf } from './growth.ts';

const letters = (text: string): number => [...text].filter((letter) => letter === 'a').length;

test('what looks at each letter once grows evenly', () =>
  expect(growthOf((text) => void letters(text), 'ab', 400)).toBeLessThan(evenly));

test('what looks at all for each of some does not', () => {
  const each = (text: string) =>
    text.split('b').reduce((sum, _, nth) => sum + letters(text.slice(nth)), 0);
  expect(growthOf((text) => void each(text), 'aaaaaaab', 20)).toBeGreaterThan(evenly);
});
