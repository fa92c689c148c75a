import { describe, expect, test } from 'vitest';
import { monsterSchema } from '../../../src/rules/monsters/definition.ts';
import { monsterKit } from '../../../src/rules/monsters/kit.ts';
import { monsterSheet } from '../../../src/rules/monsters/levels.ts';

const rat = {
  name: 'Rat',
  week: 1,
  look: 'A rat the size of a calf, in a collar.',
  stats: { hp: 3 },
  attacks: [{ name: 'Teeth', range: 1, damage: 2 }],
};
const shriek = {
  use: { range: 3, on: 'enemy' },
  name: 'Shriek',
  special: { against: 'willpower' },
  do: [{ lay: 'goaded', turns: 1 }],
  'from level': 2,
  charge: true,
};
const wings = { always: { speed: 1 }, ways: ['fly'] };
const learned = { ...rat, power: 3, charges: 2, abilities: [wings, shriek] };

describe('what a monster may be', () => {
  test('it has a look, a first week and something to hit with', () => {
    expect(monsterSchema.parse(rat)).toMatchObject({ level: 0, attacks: [{ type: 'physical' }] });
    for (const change of [{ look: '' }, { week: 0 }, { attacks: [] }, { stats: { hp: 'much' } }])
      expect(monsterSchema.safeParse({ ...rat, ...change }).success).toBe(false);
  });

  test('[QUEST-07] [GLOSS-01] a quest’s boss and a Skeli have that part, and no week', () => {
    const { week: _, ...weekless } = rat;
    for (const part of ['boss', 'skeli'])
      expect(monsterSchema.safeParse({ ...weekless, part }).success).toBe(true);
    for (const [path, wrong] of [
      ['week', weekless],
      ['part', { ...rat, part: 'boss' }],
    ] as const)
      expect(monsterSchema.safeParse(wrong).error?.issues).toMatchObject([
        {
          path: [path],
          message: 'expected either the week in which it comes or its part, boss or skeli',
        },
      ]);
  });

  test('[MONSTER-06] it may have abilities, each with a name of its own', () => {
    expect(monsterSchema.safeParse(learned).error).toBeUndefined();
    const nameless = { ...learned, abilities: [{ ...shriek, name: undefined }] };
    expect(monsterSchema.safeParse(nameless).error?.issues).toMatchObject([
      { path: ['abilities', 0, 'name'], message: 'expected a name' },
    ]);
  });

  test.each([
    ['power that nothing uses', { abilities: [wings], charges: undefined }],
    ['charges that nothing takes', { abilities: [{ ...shriek, charge: undefined }] }],
    ['no ability in its list', { abilities: [], power: undefined, charges: undefined }],
  ])('not with %s', (_, change) => {
    expect(monsterSchema.safeParse({ ...learned, ...change }).success).toBe(false);
  });
});

test('[ITEM-04] no monster brings dependents up to date, as it has none', () => {
  const wise = { name: 'Recount', when: 'my turn begins', do: [{ update: 'dependents' }] };
  expect(monsterSchema.safeParse({ ...rat, abilities: [wise] }).error?.issues).toMatchObject([
    {
      path: ['abilities', 0, 'do', 0, 'update'],
      message: 'expected nothing of dependents, as a monster has none',
    },
  ]);
});

test.each([
  [
    '[ITEM-05] wins gold, as it has no purse',
    { do: [{ gold: 3 }], limit: { each: 'fight' } },
    [['abilities', 0, 'do', 0, 'gold'], 'expected no gold, as a monster has no purse'],
  ],
  [
    '[ITEM-27] uses itself up, as all that it can do would be gone',
    { do: [{ deal: 3 }], 'used up': true },
    [
      ['abilities', 0, 'used up'],
      'expected none, as a monster is no thing that is gone with a use; `limit: { each: fight }` has it once',
    ],
  ],
] as const)('no monster %s', (_, change, [path, message]) => {
  const zap = { name: 'Zap', use: { range: 2, on: 'enemy' }, ...change };
  expect(monsterSchema.safeParse({ ...rat, abilities: [zap] }).error?.issues).toMatchObject([
    { path, message },
  ]);
});

describe('what a monster can do', () => {
  test('[MONSTER-06] [STAT-12] is one thing that it has with it, with the power of its card', () => {
    const card = monsterSchema.parse(learned);
    expect(monsterKit(card).kit).toMatchObject([
      { name: 'Rat', x: 3, charges: 2, full: 2, abilities: [{ name: 'Shriek', 'from level': 2 }] },
    ]);
    expect(monsterKit(monsterSchema.parse(rat))).toEqual({});
  });

  test('[STAT-04] what is always there counts at every level', () => {
    const card = monsterSchema.parse(learned);
    const plain = monsterSheet(monsterSchema.parse(rat), 2);
    expect(monsterSheet(card, 2).stats).toEqual({ ...plain.stats, speed: plain.stats.speed + 1 });
    expect(monsterSheet(card, 2).gifts?.ways).toEqual(['fly']);
  });
});
