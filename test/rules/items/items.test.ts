import { describe, expect, test } from 'vitest';
import { itemSchema, monsterSchema, slots } from '../../../src/rules/items/definition.ts';
import { helm } from '../../support/helm.ts';

describe('what a card may be', () => {
  test.each([
    ['a slot that there is none of', { slot: 'elbow' }],
    ['no ability', { abilities: [] }],
    ['an ability that nobody knows', { abilities: [{ explode: 3 }] }],
    ['a stat that there is none of', { abilities: [{ always: { charm: 1 } }] }],
    ['half a stat', { abilities: [{ always: { hp: 1.5 } }] }],
    ['a cost below 0', { cost: -1 }],
    ['half a gold', { cost: 1.5 }],
    ['no kind', { kinds: [] }],
    ['a key more', { id: 'helm' }],
  ])('not with %s', (_, change) => {
    expect(itemSchema.safeParse({ ...helm, ...change }).success).toBe(false);
    expect(itemSchema.safeParse(helm).success).toBe(true);
  });

  test('any slot of the rules', () => {
    for (const slot of slots) expect(itemSchema.safeParse({ ...helm, slot }).success).toBe(true);
  });

  test('a monster has a look, a first week and something to hit with', () => {
    const rat = {
      name: 'Rat',
      week: 1,
      look: 'A rat the size of a calf, in a collar.',
      stats: { hp: 3 },
      attacks: [{ name: 'Teeth', range: 1, damage: 2 }],
    };
    expect(monsterSchema.parse(rat)).toMatchObject({ level: 0, attacks: [{ type: 'physical' }] });
    for (const change of [{ look: '' }, { week: 0 }, { attacks: [] }, { stats: { hp: 'much' } }]) {
      expect(monsterSchema.safeParse({ ...rat, ...change }).success).toBe(false);
    }
  });
});
