import { expect, test } from 'vitest';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { monsterSchema } from '../../../src/rules/monsters/definition.ts';

const told = (schema: typeof itemSchema | typeof monsterSchema, card: object): string[] =>
  schema
    .safeParse(card)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

const won =
  'expected beside a `limit` of each fight, week or game, or `used up` alone, as charges come back';
const purse = {
  ...{ name: 'Purse', kinds: ['magic equipment'], slot: 'cape', cost: 9, charges: 2 },
  abilities: [{ always: { dodge: 1 } }],
};
const grue = {
  ...{ name: 'Grue', week: 3, look: 'A thing with many teeth and few manners.' },
  ...{ stats: { hp: 10 }, attacks: [{ name: 'Bite', range: 1, damage: 1 }] },
};
const gold = [{ gold: 2 }];

const endless = [
  { use: {}, do: gold },
  { use: {}, do: gold, limit: { each: 'round' } },
  { when: 'I hit', do: gold, 'pays hp': 1 },
  { use: {}, do: gold, charge: true },
  { aura: { radius: 1 }, do: gold },
];

test.each(endless)('[ITEM-05] [GAME-06] gold without end: %j', (ability) => {
  const fault = `0.do.0.gold: ${won}`;
  expect(told(itemSchema, { ...purse, abilities: [ability] })).toContain(`abilities.${fault}`);
  const ultimate = { ...purse, kinds: ['ultimate'], lesser: [{ always: { speed: 1 } }] };
  expect(told(itemSchema, { ...ultimate, greater: [ability] })).toContain(`greater.${fault}`);
  const greater = { ...purse, 'greater form': { abilities: [ability], charges: 3 } };
  expect(told(itemSchema, greater)).toContain(`greater form.abilities.${fault}`);
});

test('[ITEM-15] a consumable’s charges bound it, as none of them comes back', () => {
  const tin = { name: 'Tin', kinds: ['consumable'], slot: 'slotless', cost: 9, charges: 2 };
  const wins = (more: object) =>
    told(itemSchema, { ...tin, abilities: [{ use: {}, do: gold, ...more }] });
  expect(wins({ charge: true })).toEqual([]);
  expect(wins({}).join()).toContain(won);
});

test.each(endless)(
  '[ITEM-05] of a monster’s gold it is told alone that it has no purse: %j',
  (ability) => {
    const named = 'when' in ability ? { ...ability, name: 'Fee' } : ability;
    expect(told(monsterSchema, { ...grue, abilities: [named] }).join()).not.toContain(won);
    expect(told(monsterSchema, { ...grue, abilities: [named] })).toContain(
      'abilities.0.do.0.gold: expected no gold, as a monster has no purse',
    );
  },
);

test.each([
  [{ use: {}, do: gold, limit: { each: 'fight' } }],
  [{ use: {}, name: 'Tip', do: gold, limit: { each: 'week' } }],
  [{ when: 'I kill', name: 'Fee', do: gold, limit: { each: 'game' } }],
])('[ITEM-05] gold that comes to an end: %j', (ability) => {
  expect(told(itemSchema, { ...purse, charges: undefined, abilities: [ability] })).toEqual([]);
});

test('[ITEM-05] gold for the thing itself comes to an end', () => {
  const tip = { use: {}, do: gold, 'used up': true };
  const consumable = { kinds: ['consumable'], slot: 'slotless', charges: undefined };
  expect(told(itemSchema, { ...purse, ...consumable, abilities: [tip] })).toEqual([]);
});
