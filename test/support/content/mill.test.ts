import { expect, test } from 'vitest';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { helm } from '../helm.ts';
import { madeOf } from './made.ts';
import { faultsOf } from './mill.ts';
import { sorts } from './partners.ts';
import { cardsIn, isOf, type ItemCard } from './shelves.ts';
import { lax } from './treatment/broken-law.ts';
import { fought } from './treatment/fought.ts';
import { theLaw } from './treatment/treatment.ts';

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

const artifact = (name: string, more: object): ItemCard =>
  item(name, { kinds: ['artifact'], slot: 'slotless', ...more });
const gauge = artifact('Gauge', {
  kinds: ['tech equipment'],
  abilities: [{ use: { range: 9, on: 'enemy' }, do: [{ deal: 'Y' }], powered: true }],
});
const trap = { kinds: ['trap'], abilities: [{ trap: { stealth: 5 }, do: [{ deal: 1 }] }] };
const snare = artifact('Snare', trap);
const dog = artifact('Dog', { kinds: ['companion'], abilities: [{ companion: 'Nip', hp: 9 }] });
const fury = artifact('Fury', {
  kinds: ['curse', 'magic equipment'],
  abilities: [
    { always: { willpower: -4 } },
    { when: 'a round begins', do: [{ lay: 'goaded', turns: 1 }] },
  ],
});

test('[FORGE-03] of many others it goes through as one with three of sorts that differ', () => {
  const others = [bead, gauge, snare, dog, fury];
  const all = ['Cap', 'Toque', 'Bowler', 'Fez', 'Beret'].map((name) => asOf(item(name), ...others));
  expect(all.map((as) => as.length)).toEqual([6, 6, 6, 6, 6]);
  expect(new Set(all.map(String)).size).toBeGreaterThan(1);
  expect(asOf(hat, bead, artifact('Ball', {}), gauge).filter((as) => /Gauge$/.test(as))).toEqual([
    'itself, combined with Gauge',
  ]);
});

test('[FORGE-03] over the stock as a whole each sort of thing is what others are one with', () => {
  const stock = cardsIn('.').filter(isOf('item'));
  const seconds = new Set(
    stock.flatMap((one) => madeOf(one, stock).flatMap(({ parts: [, second] }) => second?.written)),
  );
  const used = stock.filter(({ card }) => seconds.has(card));
  for (const isOfSort of Object.values(sorts))
    expect(used.filter(isOfSort).length).toBeGreaterThan(3);
});

const asks = { when: 'my turn begins', standing: 'ask', do: [{ heal: 1 }] };
const cures = { uncurse: { charges: 2 } };
const sound: [string, ItemCard, ItemCard][] = [
  ['tech in the second half has its crystals', lamp, gauge],
  ['two traps lie by themselves', snare, artifact('Noose', trap)],
  ['what asks at once, with who comes along', artifact('Bell', { abilities: [asks] }), dog],
  ['what is used, with what goads its owner', lamp, fury],
  ['a trap, with what goads its owner', snare, fury],
  [
    'what has charges, with what protects the others',
    artifact('Lock', { abilities: [{ always: { armor: 1 }, protect: 'other things' }] }),
    artifact('Wand', {
      charges: 2,
      abilities: [{ use: {}, do: [{ heal: 1 }], charge: true }],
    }),
  ],
  [
    'two that take off curses',
    artifact('Soap', { kinds: ['consumable'], abilities: [cures] }),
    artifact('Salt', { kinds: ['consumable'], abilities: [cures] }),
  ],
  ['a thing, with an ultimate', lamp, night],
];

test.each(sound)('[FORGE-03] sound as one: %s', (_, one, other) => {
  expect(faultsOf(one, [other])).toEqual([]);
  expect(faultsOf(other, [one])).toEqual([]);
});

test('[FORGE-03] what the second half does is tried, too', () => {
  const broken = (other: ItemCard) => faultsOf(bead, [other], { ...theLaw, ...lax }).join();
  expect(broken(gauge)).toContain('in a duel: “use 1” with no target is not refused');
  expect(broken(gauge)).toContain('use 1 in the void: is not refused');
  expect(broken(snare)).toContain('in a duel: placed on a spawn tile is not refused');
  expect(broken(artifact('Soap', { kinds: ['consumable'], abilities: [cures] }))).toContain(
    'a cure of what is not cursed: is not refused',
  );
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
