import { expect, test } from 'vitest';
import { fightAbilitySchema } from '../../../src/rules/abilities/seam.ts';

const faultsOf = (ability: object): string[] =>
  fightAbilitySchema
    .safeParse(ability)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

const someone = 'expected self, target, or all of some within so many tiles';

test.each([
  [{ use: {}, do: [] }, 'do: expected what it does, as nothing comes of it'],
  [{ aura: { radius: 1 } }, 'do: expected what it does, or `while`, as nothing comes of it'],
  [
    { use: { range: 3, on: 'enemy', hits: 'allies' }, do: [{ deal: 1 }] },
    'use.hits: expected only beside `radius`, as it says whom of an area',
  ],
])('[ITEM-27] nothing comes of %j', (ability, fault) => {
  expect(faultsOf(ability)).toEqual([fault]);
});

const round = (of: string) => ({ all: 'enemies', within: 2, of });
test.each([
  [{ use: { range: 3, on: 'enemy' }, do: [{ deal: 1, to: 'other' }] }],
  [{ use: { range: 3, on: 'enemy' }, do: [{ deal: 1, to: round('other') }] }],
  [
    {
      use: { range: 3, on: 'enemy' },
      special: { against: 'dodge' },
      do: [{ deal: 1, to: 'victim' }],
    },
  ],
  [{ aura: { radius: 1 }, do: [{ deal: 1, to: round('victim') }] }],
])('[COMBAT-14] nobody has that part: %j', (ability) => {
  expect(faultsOf(ability)).toEqual([`do.0.to: ${someone}`]);
});

test.each([
  [{ use: { range: 3, on: 'enemy' }, special: { against: 'dodge' } }],
  [{ use: { range: 3, on: 'enemy', radius: 0, hits: 'allies' }, do: [{ deal: 1 }] }],
  [{ aura: { radius: 0 }, while: { dodge: 1 } }],
  [{ aura: { radius: 0 }, do: [{ deal: 1, to: 'other' }] }],
  [{ when: 'an ally is struck', do: [{ heal: 1, to: 'victim' }] }],
  [
    {
      use: { range: 3, on: 'enemy' },
      special: { against: 'dodge' },
      do: [{ push: 1, to: 'other' }],
    },
  ],
])('something does: %j', (ability) => {
  expect(faultsOf(ability)).toEqual([]);
});

test.each([
  [{ use: {}, do: [{ copy: 'attacks' }] }],
  [{ use: { range: 3, on: 'enemy' }, do: [{ copy: 'attacks', to: 'self' }] }],
  [{ when: 'I am struck', do: [{ copy: 'attacks' }] }],
])('[COMBAT-03] nobody copies themselves: %j', (ability) => {
  expect(faultsOf(ability)).toEqual(['do.0.to: expected whom it copies, other than self']);
});

test.each([
  [{ use: { radius: 2, hits: 'enemies' }, do: [{ copy: 'attacks' }] }],
  [{ use: { range: 3, on: 'tile' }, do: [{ copy: 'attacks', to: round('self') }] }],
  [{ when: 'I am struck', do: [{ copy: 'attacks', to: 'other' }] }],
  [{ aura: { radius: 1 }, do: [{ copy: 'attacks' }] }],
])('[COMBAT-03] others are copied: %j', (ability) => {
  expect(faultsOf(ability)).toEqual([]);
});

test('[STAT-08] whoever is turned back is so for good', () => {
  const back = { transform: 'back', turns: 2 };
  expect(faultsOf({ use: {}, do: [back] })).toEqual([
    'do.0.turns: expected none beside `back`, which is for good',
  ]);
});

test.each([
  [{ hp: 5 }],
  // HP are among them.
  [{ 'all base stats': -5 }],
])('[STAT-02] [STAT-08] what one becomes has no HP of its own: %j', (change) => {
  const becoming = (into: object) => ({
    use: {},
    do: [{ transform: { into: 'a mouse', ...into }, turns: 1, to: 'self' }],
  });
  expect(faultsOf(becoming({ change: { armor: 5 } }))).toEqual([]);
  expect(faultsOf(becoming({ change })).join()).toContain(Object.keys(change)[0]);
});
