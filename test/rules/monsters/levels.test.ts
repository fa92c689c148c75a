import { expect, test } from 'vitest';
import { defaultStats, naturalAttack } from '../../../src/rules/hero/stats.ts';
import { monsterSchema } from '../../../src/rules/monsters/definition.ts';
import { grown, monsterSheet } from '../../../src/rules/monsters/levels.ts';

const card = monsterSchema.parse({
  name: 'Cellar Rat',
  week: 1,
  look: 'A rat, and not the smallest one.',
  stats: { hp: 9, dodge: 8, speed: 4 },
  attacks: [{ name: 'Bite', range: 1, damage: 2 }],
});

test('[STAT-05] [COMBAT-07] a monster starts from the defaults and what its card says', () => {
  expect(monsterSheet(card, 0)).toEqual({
    stats: { ...defaultStats, hp: 9, dodge: 8, speed: 4 },
    attacks: [{ name: 'Bite', range: 1, damage: 2, piercing: 0, type: 'physical' }, naturalAttack],
  });
});

test('[MONSTER-05] each level adds to twelve stats, halves kept until they are read', () => {
  const { stats } = monsterSheet(card, 3);
  expect(stats).toEqual({
    ...defaultStats,
    hp: 9 + 12,
    accuracy: 3,
    damage: 3,
    dodge: 11,
    willpower: 13,
    immunity: 13,
    armor: 1.5,
    speed: 5.5,
    perception: 6.5,
    stealth: 1.5,
    size: 3,
  });
});

test('[MONSTER-05] levels gained one by one are the levels gained at once', () => {
  expect(grown(grown(monsterSheet(card, 0), 1), 1)).toEqual(monsterSheet(card, 2));
});
