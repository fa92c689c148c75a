import { describe, expect, test } from 'vitest';
import { alwaysSchema, withStatics } from '../../../src/rules/abilities/static.ts';
import { defaultStats } from '../../../src/rules/hero/stats.ts';

const bare = { stats: defaultStats, attacks: [] };

describe('what is always there', () => {
  test('[STAT-07] numbers are in the stats, formulas are kept to be worked out', () => {
    const abilities = [{ always: { hp: 4, armor: 'X + hp / 2' } }];
    const sheet = withStatics(bare, { name: 'Shell', power: 3, abilities });
    expect(sheet.stats.hp).toBe(4);
    expect(sheet.stats.armor).toBe(0);
    expect(sheet.varying).toEqual([{ stat: 'armor', by: 'X + hp / 2', x: 3, while: undefined }]);
  });

  test('[ITEM-27] what holds for a while is kept apart from what always holds', () => {
    const abilities = [{ always: { dodge: 1 } }, { while: 'unhurt', always: { dodge: 2 } }];
    const sheet = withStatics(bare, { name: 'Veil', abilities });
    expect(sheet.stats.dodge).toBe(11);
    expect(sheet.varying).toEqual([{ stat: 'dodge', by: 2, x: 0, while: 'unhurt' }]);
  });

  test('[ITEM-27] said twice in one thing it counts once, and in two things twice', () => {
    const one = { name: 'Twin', abilities: [{ always: { hp: 'hp' } }, { always: { hp: 'hp' } }] };
    expect(withStatics(bare, one).varying).toHaveLength(1);
    expect(withStatics(withStatics(bare, one), one).varying).toHaveLength(2);
  });

  test.each([
    ['HP', { always: { hp: 1 }, while: 'unhurt' }],
    ['size', { always: { size: 1 }, while: 'unhurt' }],
    ['ways', { always: {}, ways: ['fly'], while: 'hidden' }],
    ['boons', { always: { dodge: 1 }, boons: ['true sight'], while: 'riding' }],
    ['what changes abilities', { always: {}, 'change abilities': { power: 1 }, while: 'prone' }],
    ['what protects', { always: {}, protect: 'things', while: 'prone' }],
    ['what nobody can be', { always: { dodge: 1 }, while: 'happy' }],
  ])('[STAT-07] there is no while for %s', (_, said) => {
    expect(alwaysSchema.safeParse(said).success).toBe(false);
  });

  test('[STAT-10] what changes abilities says by how much, in whole numbers that no use makes more of', () => {
    const says = (by: object) =>
      alwaysSchema.safeParse({ always: {}, 'change abilities': by }).success;
    expect([{ power: 1 }, { range: -2, of: 'spells' }].map(says)).toEqual([true, true]);
    expect([{}, { of: 'spells' }, { power: 'X' }, { power: 13 }].map(says)).not.toContain(true);
  });
});
