import { describe, expect, test } from 'vitest';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { monsterSchema } from '../../../src/rules/monsters/definition.ts';
import { chapters } from '../../support/chapters.ts';
import { helm } from '../../support/helm.ts';

const magic = { ...helm, kinds: ['magic equipment'], abilities: chapters(1) };
const rat = {
  ...{ name: 'Rat', week: 1, look: 'A rat the size of a calf, in a collar.', stats: { hp: 3 } },
  attacks: [{ name: 'Teeth', range: 1, damage: 2 }],
};

const tooLong = /^expected what is read aloud in 1500 letters at most, not \d{4}$/;
const refused = (schema: typeof itemSchema | typeof monsterSchema, card: object) =>
  schema.safeParse(card).error?.issues.map(({ path, message }) => [path, tooLong.test(message)]);

describe('what is read aloud', () => {
  test('[ORB-05] of a thing has room on its card', () => {
    expect(refused(itemSchema, { ...magic, abilities: chapters(6) })).toBeUndefined();
    expect(refused(itemSchema, { ...magic, abilities: chapters(24) })).toEqual([
      [['abilities'], true],
    ]);
  });

  test('[ITEM-20] [ITEM-21] of both forms of an ultimate has room beside each other', () => {
    const [first, ...others] = chapters(12);
    const night = (each: number) => ({
      ...{ ...magic, kinds: ['ultimate'], slot: 'greater ultimate', abilities: [first] },
      ...{ greater: others.slice(0, each), lesser: others.slice(each, 2 * each) },
    });
    expect(refused(itemSchema, night(2))).toBeUndefined();
    expect(refused(itemSchema, night(5))).toEqual([[['abilities'], true]]);
  });

  test('[FORGE-02] of a greater form has room in the place of the other', () => {
    const own = (count: number) => ({ 'greater form': { abilities: chapters(count) } });
    expect(refused(itemSchema, { ...magic, abilities: chapters(6), ...own(5) })).toBeUndefined();
    expect(refused(itemSchema, { ...magic, ...own(24) })).toEqual([
      [['greater form', 'abilities'], true],
    ]);
  });

  test('[MONSTER-08] of a monster, what it hits with, too, can be published', () => {
    const teeth = (count: number) =>
      Array.from({ length: count }, (_, nth) => ({ ...rat.attacks[0], name: `Teeth ${nth}` }));
    expect(refused(monsterSchema, { ...rat, abilities: chapters(6) })).toBeUndefined();
    expect(refused(monsterSchema, { ...rat, abilities: chapters(24) })).toEqual([
      [['abilities'], true],
    ]);
    expect(refused(monsterSchema, { ...rat, attacks: teeth(12) })).toBeUndefined();
    expect(refused(monsterSchema, { ...rat, attacks: teeth(60) })).toEqual([[['attacks'], true]]);
  });

  test('of what is not sound itself nothing else is told', () => {
    const abilities = [...chapters(24), { always: { armor: 'half' } }];
    const told = itemSchema.safeParse({ ...magic, abilities }).error?.issues;
    expect(told?.map(({ path }) => path[0])).toEqual(['abilities']);
    expect(told?.some(({ message }) => tooLong.test(message))).toBe(false);
  });
});
