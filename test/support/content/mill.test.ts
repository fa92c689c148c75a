import { expect, test } from 'vitest';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { helm } from '../helm.ts';
import { madeOf } from './made.ts';
import { faultsOf } from './mill.ts';
import { type ItemCard } from './shelves.ts';
import { fought } from './treatment/fought.ts';

const item = (name: string, more: object = {}): ItemCard => ({
  id: `items/${name}`,
  card: { of: 'item', ...itemSchema.parse({ ...helm, name, ...more }) },
});
const hat = item('Hat');
const bead = item('Bead', { slot: 'slotless' });
const own = [{ always: { armor: 1 } }];
const less = [{ always: { dodge: 1 } }];
const night = item('Night', {
  ...{ kinds: ['ultimate'], slot: 'greater ultimate', greater: own, lesser: less },
});
const lamp = item('Lamp', { kinds: ['artifact'], abilities: [{ use: {}, do: [{ heal: 2 }] }] });

const asOf = (one: ItemCard, ...others: ItemCard[]) => madeOf(one, others).map(({ as }) => as);

test('[FORGE-02] [FORGE-03] a thing goes through the mill as itself, greater, combined, and both', () => {
  expect(asOf(hat, hat, item('Boot', { slot: 'feet' }), bead)).toEqual([
    'itself',
    'itself, greater',
    'itself, combined with Bead',
    'itself, combined with Bead, greater',
  ]);
});

test('[ITEM-20] an ultimate goes through it in both forms', () => {
  expect(asOf(night)).toEqual([
    'a greater ultimate',
    'a greater ultimate, greater',
    'a lesser ultimate',
    'a lesser ultimate, greater',
  ]);
});

test('what can be said and played passes', () => {
  for (const one of [hat, night, lamp]) expect(faultsOf(one, [hat, bead, lamp])).toEqual([]);
});

test('what says nothing of itself is found', () => {
  const silent = { ...hat, card: { ...hat.card, abilities: [{ always: { hp: NaN } }] } };
  expect(faultsOf(silent, [])[0]).toContain('items/Hat, itself: reads “');
});

test('what cannot be played is found', () => {
  const broken = { use: {}, do: [{ explode: 2 }] };
  const one = { ...lamp, card: { ...lamp.card, abilities: [broken] } } as unknown as ItemCard;
  expect(() => faultsOf(one, [])).not.toThrow();
  expect(faultsOf(one, []).join()).toContain('items/Lamp');
});

test('[ITEM-24] who comes along with a thing fights in it, an egg when it is grown', () => {
  const [nip, wyrm] = [
    { companion: 'Nip', hp: 9 },
    { companion: 'Wyrm', hp: 9, hatches: 1 },
  ];
  const hound = item('Hound', { kinds: ['companion'], slot: 'slotless', abilities: [nip] });
  const egg = item('Egg', { kinds: ['egg'], slot: 'slotless', abilities: [wyrm] });
  const both = madeOf(hound, [egg]).find(({ as }) => as === 'itself, combined with Egg');
  const names = Object.values(fought(hound.card, both?.card ?? hound.card).creatures).map(
    ({ name, level }) => `${name} ${level}`,
  );
  expect(names.sort()).toEqual(['A 1', 'B 1', 'Nip 0', 'Nip 0', 'Wyrm 3']);
});
