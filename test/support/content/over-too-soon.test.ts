import { expect, test } from 'vitest';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { helm } from '../helm.ts';
import { overTooSoon } from './over-too-soon.ts';
import { cardsIn, isOf, type ItemCard } from './shelves.ts';

const thing = (ability: object, more: object = {}): ItemCard => ({
  id: 'items/helm',
  card: {
    of: 'item',
    ...itemSchema.parse({ ...helm, kinds: ['artifact'], abilities: [ability], ...more }),
  },
});
const dodge = { change: { dodge: 1 }, turns: 1 };
const found = ['items/helm shields its owner in their own turn alone; expected 2 turns'];

test.each([
  ['with a use', { use: {}, do: [{ 'temporary hp': 2, turns: 1 }] }],
  ['as a turn begins', { when: 'my turn begins', do: [dodge] }],
  [
    'by a use upon others',
    { use: { range: 4, on: 'enemy' }, do: [{ deal: 1 }, { ...dodge, to: 'self' }] },
  ],
  [
    'with no more than invulnerability',
    { when: 'I move', do: [{ give: 'invulnerable', turns: 1 }] },
  ],
])('[COMBAT-13] a shield that is over with its owner’s turn is found, %s', (_, ability) => {
  expect(overTooSoon([thing(ability)])).toEqual(found);
});

test('[COMBAT-13] so is one of whoever comes along', () => {
  const hound = { companion: 'Nip', hp: 9, abilities: [{ name: 'Duck', use: {}, do: [dodge] }] };
  expect(overTooSoon([thing(hound, { kinds: ['companion'], slot: 'slotless' })])).toEqual(found);
});

test.each([
  ['lasts to the next turn', { use: {}, do: [{ ...dodge, turns: 2 }] }],
  ['comes in an enemy’s turn', { when: 'I am attacked', do: [dodge] }],
  ['is of use at once, too', { use: {}, do: [{ change: { dodge: 1, damage: 1 }, turns: 1 }] }],
  ['is another’s', { use: { range: 4, on: 'ally' }, do: [dodge] }],
])('[COMBAT-13] what %s is not', (_, ability) => {
  expect(overTooSoon([thing(ability)])).toEqual([]);
});

test('[COMBAT-13] no card of the stock shields so', () => {
  const cards = cardsIn('.');
  expect(overTooSoon([...cards.filter(isOf('item')), ...cards.filter(isOf('monster'))])).toEqual(
    [],
  );
});
