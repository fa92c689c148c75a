import { expect, test } from 'vitest';
import { readText, wordsTell } from './tells.ts';

test('the day of a date is no stake that somebody was told of', () => {
  const tells = wordsTell(['3', 'Dovrefjell']);
  expect(tells(readText('Until 3 Dec 2026 02:49.\n№ 5 · Dovrefjell'))).toBe(false);
  expect(tells(readText('3 gold until 3 Dec 2026 02:49.\n№ 5 · Dovrefjell'))).toBe(true);
  expect(tells(readText('Brannoch: 3 gold on Dovrefjell'))).toBe(true);
});
