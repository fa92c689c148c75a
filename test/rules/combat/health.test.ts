import { expect, test } from 'vitest';
import { healthWord, hpOf } from '../../../src/rules/combat/health.ts';
import { sheet } from '../../support/drawn-fight.ts';

const creature = (hp: number, damageTaken: number, dead = false) => ({
  sheet: sheet({ hp }),
  damageTaken,
  dead,
  ...{ level: 1, conditions: [], height: 'ground' as const, mount: null },
});

test.each([
  [20, 0, 'uninjured'],
  [20, 1, 'barely injured'],
  [20, 4, 'barely injured'],
  [20, 5, 'injured'],
  [20, 9, 'injured'],
  [20, 10, 'badly injured'],
  [20, 14, 'badly injured'],
  [20, 15, 'near death'],
  [20, 19, 'near death'],
  [7, 1, 'barely injured'],
  [7, 2, 'injured'],
  [7, 4, 'badly injured'],
  [7, 5, 'badly injured'],
  [7, 6, 'near death'],
])('[COMBAT-12] of %d HP with %d damage taken: %s', (hp, damage, word) => {
  expect(healthWord(creature(hp, damage))).toBe(word);
});

test('[STAT-01] a maximum below the damage taken leaves 1 HP; the dead have none', () => {
  expect(hpOf(creature(12, 5))).toBe(7);
  expect(hpOf(creature(4, 9))).toBe(1);
  expect(hpOf(creature(4, 9, true))).toBe(0);
  expect(healthWord(creature(20, 0, true))).toBe('dead');
});

test('[STAT-06] half a hit point is none', () => {
  expect(hpOf(creature(12.5, 5))).toBe(7);
  expect(healthWord(creature(8.5, 4))).toBe('badly injured');
});
