import { expect, test } from 'vitest';
import { entryLine } from '../../../src/discord/views/statement.ts';

test('a movement of gold is told in words, with the day and the sign', () => {
  const line = (change: number, reason: 'level up' | 'bet returned' | 'bought') =>
    entryLine({ at: 1_000_000, change, reason });
  expect(line(10, 'level up')).toBe('<t:1000:f> **+10** for the new level');
  expect(line(3, 'bet returned')).toContain('**+3** a stake came back');
  expect(line(-4, 'bought')).toContain('**-4** for a thing from an orb');
});
