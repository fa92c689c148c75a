import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { readStock } from '../../../src/catalogue/index.ts';
import { stocked } from '../../../src/rules/goods.ts';
import { type Card } from '../../../src/rules/items/card.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { greater } from '../../../src/rules/items/greater.ts';
import { grownAmount, grownNumber } from '../../../src/rules/items/grown-number.ts';
import { amountOf } from '../../../src/rules/abilities/amount.ts';
import { unsaid } from '../../support/content/treatment/described.ts';
import { unchanged, ungrown } from '../../support/content/treatment/grown.ts';
import { helm } from '../../support/helm.ts';

const { stock, definitions } = readStock('seeds');
const definition = (hash: string) => definitions.get(hash) ?? expect.fail(`no ${hash}`);
const all = stocked({ stock, definition }, 'item').map(({ card }) => card);
const plain = all.filter((card) => card['greater form'] === undefined);

const made = (change: object): Card =>
  greater(itemSchema.parse({ ...helm, kinds: ['artifact'], ...change }));

describe('[FORGE-02] how a number grows', () => {
  test.each([
    [1, 2],
    [2, 3],
    [3, 4],
    [7, 10],
    [-1, -2],
    [-5, -7],
    [0, 0],
  ])('%i is %i', (n, grown) => expect(grownNumber(n)).toBe(grown));

  test('up to what may be written, and what is more already stays', () => {
    expect([grownNumber(7, 9), grownNumber(12, 9), grownNumber(-12, 9)]).toEqual([9, 12, -12]);
  });

  test.each([
    ['X', 'X'],
    ['2 X + 1', '2 X + 2'],
    ['X - 1', 'X - 1'],
    ['d6', '2d6'],
    ['2d6 + X', '3d6 + X'],
    ['level', '3 level / 2'],
    ['level / 2', '3 level / 4'],
    ['2 level', '3 level'],
    ['hp / 2', '3 hp / 4'],
    ['-armor', '-3 armor / 2'],
    ['X + level', 'X + 3 level / 2'],
    ['1 + Y', '2 + 3 Y / 2'],
    ['hp / 5', '3 hp / 10'],
    ['hp / 20', '3 hp / 40'],
    ['level / 99', 'level / 66'],
  ])('%s is %s', (amount, grown) => expect(grownAmount(amount, 99)).toBe(grown));

  test('of a super power X is a level like any other', () => {
    expect(grownAmount('2 X + 2', 99, true)).toBe('3 X + 3');
  });

  test('never less, and never more than half as much again but by 1', () => {
    const term = fc.tuple(
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom('', ' level'),
      fc.integer({ min: 1, max: 99 }),
    );
    fc.assert(
      fc.property(term, fc.integer({ min: 1, max: 20 }), ([times, word, over], level) => {
        const amount = `${times}${word} / ${over}`;
        const worth = { x: 0, level };
        const before = amountOf(amount, worth, () => 1);
        const after = amountOf(grownAmount(amount, 99), worth, () => 1);
        expect(after).toBeGreaterThanOrEqual(before);
        expect(after).toBeLessThanOrEqual(Math.floor(1.5 * before) + 2);
      }),
    );
  });
});

describe('[FORGE-02] a greater thing', () => {
  test('has half as much again of everything that it does, and is worth half as much again', () => {
    const card = made({
      cost: 27,
      abilities: [{ always: { armor: 3, perception: 1, dodge: -2, size: 1 } }],
    });
    expect(card.abilities).toEqual([{ always: { armor: 4, perception: 2, dodge: -3, size: 1 } }]);
    expect(card).toMatchObject({ cost: 40, slot: 'head', isGreater: true });
  });

  test('reaches farther, lasts longer and has more charges, and costs and is limited as before', () => {
    const zap = {
      use: { range: 5, on: 'enemy' },
      special: { against: 'dodge', damage: 2, type: 'fire' },
      do: [
        { lay: 'stunned', turns: 1 },
        { deal: 'X', to: { all: 'enemies', within: 2, of: 'target' } },
      ],
      limit: { each: 'round', times: 2 },
      'pays hp': 4,
      'from level': 3,
      charge: true,
    };
    const card = made({ power: 4, charges: 3, abilities: [zap] });
    expect(card).toMatchObject({ power: 6, charges: 4 });
    expect(card.abilities[0]).toMatchObject({
      use: { range: 7 },
      special: { damage: 3, piercing: 0 },
      do: [{ turns: 2 }, { deal: 'X', to: { within: 3 } }],
      limit: { times: 2 },
      'pays hp': 4,
      'from level': 3,
    });
  });

  test('summons who is stronger by what was more than everybody has', () => {
    const calls = {
      use: {},
      do: [{ summon: 'Rat', hp: 4, size: 1, stats: { dodge: 12, speed: 2 } }],
    };
    expect(made({ abilities: [calls] }).abilities[0]).toMatchObject({
      do: [{ hp: 6, size: 1, stats: { dodge: 13, speed: 2 } }],
    });
  });

  test('grows no further than may be written', () => {
    const calls = { use: {}, do: [{ summon: 'Rat', hp: 90, stats: { dodge: 34, speed: 2 } }] };
    expect(made({ abilities: [calls] }).abilities[0]).toMatchObject({
      do: [{ hp: 99, stats: { dodge: 40, speed: 2 } }],
    });
    const pierces = { use: { range: 5, on: 'enemy' }, do: [{ deal: 80, piercing: 18 }] };
    expect(made({ abilities: [pierces] }).abilities[0]).toMatchObject({
      do: [{ deal: 99, piercing: 20 }],
    });
  });

  test('is used as far as a use can be aimed, which is farther than an attack reaches', () => {
    const used = (range: number) =>
      made({ abilities: [{ use: { range, on: 'enemy' }, do: [{ deal: 1 }] }] }).abilities[0];
    expect(used(10)).toMatchObject({ use: { range: 15 } });
    expect(used(30)).toMatchObject({ use: { range: 40 } });
    const attack = { attack: { range: 10, damage: 1 } };
    expect(made({ abilities: [attack] }).abilities[0]).toMatchObject({ attack: { range: 12 } });
  });

  test('[QUEST-09] shields more often, always as well as for a while, up to 9 times', () => {
    const shields = (times: number) => ({ always: {}, boons: [{ 'legendary shield': times }] });
    for (const [times, grown] of [
      [2, 3],
      [8, 9],
    ] as const)
      expect(made({ abilities: [shields(times)] }).abilities).toEqual([
        expect.objectContaining({ boons: [{ 'legendary shield': grown }] }),
      ]);
  });

  test('lays no more ground than can be laid', () => {
    const lays = { use: { range: 5, on: 'tile' }, do: [{ place: 'lava', radius: 3, turns: 2 }] };
    expect(made({ abilities: [lays] }).abilities).toEqual([
      expect.objectContaining({ do: [expect.objectContaining({ radius: 3, turns: 3 })] }),
    ]);
  });

  test('has the form that its card names instead, if it names one', () => {
    const own = { power: 2, abilities: [{ when: 'I die', do: [{ deal: 'X', to: 'other' }] }] };
    const card = made({ cost: 9, 'greater form': own });
    expect(card).toMatchObject({ cost: 13, power: 2, abilities: [{ do: [{ deal: 'X' }] }] });
    expect(card).not.toHaveProperty('greater form');
  });

  test('is made so once only', () => {
    expect(() => greater(made({}))).toThrow('greater already');
  });
});

describe('[FORGE-02] every thing of the stock, made greater,', () => {
  test.each(plain.map((card) => [card.name, card] as const))('%s', (_, card) => {
    expect(ungrown(card)).toEqual([]);
    expect(unsaid({ card: greater(card) })).toBeNull();
    expect(greater(card).cost).toBe(Math.floor(1.5 * card.cost));
  });

  test('what would be the same as before is told, of a treasure alone it is not', () => {
    const idle = [{ when: 'I would miss', do: [{ reroll: true }], limit: { each: 'round' } }];
    const card = itemSchema.parse({ ...helm, kinds: ['artifact'], abilities: idle });
    expect(unchanged(card, greater(card))).toEqual([
      'is the same as before; expected a greater form of its own',
    ]);
    const limit = { each: 'round', times: 2 };
    const form = { abilities: idle.map((one) => ({ ...one, limit })) };
    const own = itemSchema.parse({ ...card, 'greater form': form });
    expect(unchanged(own, greater(own))).toEqual([]);
    const kept: Card = { ...card, kinds: ['treasure'] };
    expect(unchanged(kept, greater(kept))).toEqual([]);
    for (const one of all) expect([one.name, unchanged(one, greater(one))]).toEqual([one.name, []]);
  });

  test('a number that does not grow is told', () => {
    const card = itemSchema.parse({ ...helm, abilities: [{ always: { hp: 4, speed: 30 } }] });
    expect(ungrown(card)).toEqual(['abilities.0.always.speed stays 30']);
  });
});
