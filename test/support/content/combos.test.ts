import { expect, test } from 'vitest';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { endlessAmong } from './combos.ts';
import { type ItemCard } from './shelves.ts';

const card = (name: string, more: object): ItemCard => ({
  id: `items/${name}`,
  card: {
    of: 'item',
    ...itemSchema.parse({ name, kinds: ['magic equipment'], slot: 'slotless', cost: 9, ...more }),
  },
});
const thing = (name: string, ...abilities: object[]) => card(name, { abilities });
const charged = (name: string, ability: object) =>
  card(name, { charges: 2, abilities: [{ ...ability, charge: true }] });
const endless = (...things: ItemCard[]) =>
  endlessAmong(things).found.map((one) => one.things.map((id) => id.replace('items/', '')));

const hurry = thing('Hurry', { use: {}, do: [{ actions: 1 }] });
const calm = thing('Calm', { use: {}, do: [{ actions: 2 }], limit: { each: 'turn' } });

test('[GAME-06] one thing that gives as many actions as it costs goes on without end', () => {
  expect(endless(hurry, calm)).toEqual([['Hurry']]);
});

test('[GAME-06] so do two of which one gives back what the other takes', () => {
  const horn = charged('Horn', { use: {}, do: [{ actions: 2 }] });
  const well = thing('Well', { when: 'I use an ability', do: [{ refill: 1, of: 'other things' }] });
  const slow = thing('Slow', { use: {}, do: [{ refill: 1 }], limit: { each: 'round' } });
  expect(endless(horn, calm, slow)).toEqual([]);
  expect(endless(horn, calm, well)).toEqual([['Horn', 'Well']]);
});

test('[GAME-06] so do three that set off one another, as long as nothing bounds any of them', () => {
  const ring = (limit: object) => [
    thing('Balm', { when: 'I take damage', do: [{ heal: 3 }] }),
    thing('Burr', { when: 'I am healed', do: [{ lay: 'slowed', turns: 1 }] }),
    thing('Barb', { when: 'a condition is laid on me', do: [{ deal: 1, to: 'self' }], ...limit }),
    thing('Spark', { use: { range: 5, on: 'enemy' }, do: [{ deal: 1 }] }),
  ];
  expect(endless(...ring({}))).toEqual([['Balm', 'Burr', 'Barb']]);
  expect(endless(...ring({ limit: { each: 'turn' } }))).toEqual([]);
});

test('[GAME-06] so does what gives an action back for each use of something else', () => {
  const spring = thing('Spring', { when: 'I use an ability', do: [{ actions: 1 }] });
  const tonic = thing('Tonic', { use: {}, do: [{ 'temporary hp': 1 }] });
  expect(endless(spring, calm)).toEqual([]);
  expect(endless(spring, tonic)).toEqual([['Spring', 'Tonic']]);
});

test('[GAME-06] so does who comes along, alone and together with what its owner wears', () => {
  const dog = (...abilities: object[]) =>
    card('Dog', { kinds: ['companion'], abilities: [{ companion: 'Dog', hp: 99, abilities }] });
  const begs = { name: 'Beg', use: {}, do: [{ actions: 1 }] };
  expect(endless(dog(begs))).toEqual([['Dog']]);
  expect(endless(dog({ ...begs, limit: { each: 'turn' } }))).toEqual([]);
  const tonic = { use: {}, do: [{ 'temporary hp': 1 }] };
  const spurred = { when: 'an ally uses an ability', do: [{ actions: 1 }] };
  const friend = dog({ name: 'Sup', ...tonic }, { name: 'Race', ...spurred });
  expect(endless(friend, thing('Tonic', tonic))).toEqual([]);
  expect(endless(thing('Flask', tonic, spurred), friend)).toEqual([['Flask', 'Dog']]);
});
