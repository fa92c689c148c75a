import { describe, expect, test } from 'vitest';
import { type Carried } from '../../../src/rules/abilities/carried.ts';
import { type Form } from '../../../src/rules/game.ts';
import { type ItemId } from '../../../src/rules/names.ts';
import { unsaleable } from '../../../src/rules/hero/unsaleable.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { goodsOf, thing } from '../../support/table-cards.ts';
import { type Table } from '../../support/table.ts';
import { beginsDuel, begun, features, posts } from '../../support/table-weeks.ts';
import { wonders } from '../../support/wonders.ts';

const made = (table: Table, item: ItemId, form: Form) =>
  table.arrange(({ items }) => ({
    items: { ...items, [item]: { ...items[item], form } as never },
  }));
const own = (table: Table) => heroView(table.game, goodsOf(table.stock), table.id('Bran'), 0);
const seen = (table: Table, id: ItemId) => own(table).items.find((item) => item.id === id);
const kitOf = (table: Table): Carried[] => table.game.fight?.creatures[table.id('Bran')]?.kit ?? [];

/** Bran is in the void, and owns those things. */
function owning(how: 'worn' | 'stored', ...cards: string[]): { table: Table; things: ItemId[] } {
  const table = begun('Ana', 'Bran', 'Cleo');
  Object.assign(table.stock, wonders);
  return { table, things: cards.map((card) => table.gives('Bran', card, how)) };
}

describe('[FORGE-02] a greater thing', () => {
  test('gives its owner more, and is worth more', () => {
    const { table, things } = owning('worn', 'silver');
    const [silver] = things as [ItemId];
    expect(own(table).stats.armor).toBe(1);
    made(table, silver, { greater: 'alone' });
    expect(own(table).stats.armor).toBe(2);
    expect(seen(table, silver)).toMatchObject({ cost: 9, isGreater: true });
  });

  test('acts with the power and the charges of its card in a fight', () => {
    const table = features('Ana', 'Bran', 'Cleo');
    Object.assign(table.stock, wonders);
    made(table, table.gives('Bran', 'wand', 'worn'), { greater: 'alone' });
    for (const name of ['Bran', 'Cleo']) posts(table, name);
    beginsDuel(table.comes('betting'));
    expect(kitOf(table)).toMatchObject([{ name: 'Ember Wand', x: 3, full: 3, charges: 2 }]);
  });

  test('of two rings the one that is worth less pops off, whatever they cost once', () => {
    const { table, things } = owning('worn', 'silver', 'golden');
    const [silver, golden] = things as [ItemId, ItemId];
    made(table, silver, { greater: 'alone' });
    const copper = table.gives('Bran', 'copper');
    table.does('Bran', { do: 'equip', item: copper, popOff: null });
    expect(seen(table, golden)?.equipped).toBe(false);
    expect(seen(table, silver)?.equipped).toBe(true);
  });
});

describe('[FORGE-03] two things that are one', () => {
  function joined(how: 'worn' | 'stored', first: string, second: string) {
    const { table, things } = owning(how, first, second);
    const [one, other] = things as [ItemId, ItemId];
    made(table, other, { partOf: one });
    if (how === 'worn')
      table.arrange(({ items }) => ({
        items: { ...items, [other]: { ...items[other], slot: items[one]?.slot } as never },
      }));
    return { table, one, other };
  }

  test('are one thing of their owner’s, worth their sum', () => {
    const { table, one, other } = joined('stored', 'silver', 'bead');
    expect(seen(table, one)).toMatchObject({ name: 'Silver Ring', slot: 'ring', cost: 8 });
    expect(seen(table, one)?.with).toMatchObject({ name: 'Bead' });
    expect(seen(table, other)).toBeUndefined();
  });

  test('[ITEM-15] are sold as long as one of them is not spent, whichever is the first', () => {
    for (const [first, second] of [
      ['loupe', 'bead'],
      ['bead', 'loupe'],
    ] as const) {
      const { table, one, other } = joined('stored', first, second);
      const spent: Record<string, number> = { [one]: 0, [other]: 0 };
      table.arrange(({ items }) => ({
        items: Object.fromEntries(
          Object.entries(items).map(([id, item]) => [
            id,
            { ...item, charges: spent[id] ?? item.charges },
          ]),
        ),
      }));
      const seen = { game: table.game, goods: goodsOf(table.stock) };
      const { [one]: thing } = table.game.items;
      expect(unsaleable(seen, thing ?? expect.fail())).toBeNull();
    }
  });

  test('[GAME-06] say of each half what the host has made of it', () => {
    const { table, one, other } = joined('stored', 'silver', 'bead');
    const { definition: changed } = table.game.items[other] ?? expect.fail('no bead');
    const by = { version: 2, week: 1, why: 'too dear' };
    table.arrange(() => ({ own: { [changed]: { hash: changed, ...by } } }));
    expect(seen(table, one)?.changed).toBeUndefined();
    expect(seen(table, one)?.with).toMatchObject({ name: 'Bead', changed: by });
  });

  test('go on and off together, and fill one slot', () => {
    const { table, one, other } = joined('stored', 'silver', 'copper');
    table.does('Bran', { do: 'equip', item: one, popOff: null });
    expect(own(table).stats).toMatchObject({ armor: 1, accuracy: 1 });
    expect(table.game.items[other]?.slot).toBe('ring');
    table.does('Bran', { do: 'equip', item: table.gives('Bran', 'golden'), popOff: null });
    expect(own(table).stats).toMatchObject({ armor: 1, accuracy: 1, damage: 1 });
    table.does('Bran', { do: 'unequip', item: one });
    expect(own(table).stats).toMatchObject({ armor: 0, accuracy: 0, damage: 1 });
    expect(table.game.items[other]?.slot).toBeNull();
  });

  test('[ENTER-02] pop off together', () => {
    const { table, one, other } = joined('worn', 'cap', 'bead');
    table.does('Bran', { do: 'equip', item: table.gives('Bran', 'helm'), popOff: null });
    expect([one, other].map((id) => table.game.items[id]?.slot)).toEqual([null, null]);
  });

  test('neither goes anywhere without the other', () => {
    const { table, other } = joined('worn', 'silver', 'bead');
    expect(table.refused('Bran', { do: 'unequip', item: other })).toMatchObject({
      refused: 'not yours',
    });
  });

  test('never come off where one of them would not', () => {
    const { table, one } = joined('worn', 'bead', 'heart');
    expect(table.refused('Bran', { do: 'unequip', item: one })).toMatchObject({
      refused: 'cannot take off',
    });
  });

  test('[ITEM-27] each says what it says: the same twice counts twice', () => {
    const { table } = joined('worn', 'bead', 'pebble');
    const alone = owning('worn', 'bead').table;
    expect(own(table).stats.hp).toBe(own(alone).stats.hp + 1);
  });

  test.each([
    ['tinker', 'class'],
    ['favour', "npc's chosen"],
  ])('[SLOT-03] stay on for good as %s does, and leave no other room for one', (card, slot) => {
    const { table, one } = joined('stored', 'bead', card);
    table.does('Bran', { do: 'equip', item: one, popOff: null });
    // ANN-01: of a class all hear, of a favour nobody.
    const told = table.kinds().filter((kind) => kind === 'put on for good');
    expect(told).toHaveLength(card === 'tinker' ? 1 : 0);
    expect(table.refused('Bran', { do: 'unequip', item: one })).toMatchObject({ rule: 'SLOT-03' });
    const other = joined('stored', 'bead', card);
    other.table.gives('Bran', card, 'worn');
    expect(
      other.table.refused('Bran', { do: 'equip', item: other.one, popOff: null }),
    ).toMatchObject({ refused: 'slot cannot be emptied', rule: 'SLOT-03', facts: { slot } });
  });

  test('act in a fight with what each has of power and charges, in the place of the first', () => {
    const table = features('Ana', 'Bran', 'Cleo');
    Object.assign(table.stock, wonders);
    const [wand, phial] = ['wand', 'phial'].map((card) => table.gives('Bran', card, 'worn'));
    made(table, phial as ItemId, { partOf: wand as ItemId });
    for (const name of ['Bran', 'Cleo']) posts(table, name);
    expect(table.game.duel?.features.flatMap((one) => (one.posted ? one.items : []))).not.toContain(
      phial,
    );
    beginsDuel(table.comes('betting'));
    expect(kitOf(table)).toMatchObject([
      { name: 'Ember Wand', x: 2, charges: 2 },
      { name: 'Red Phial', x: 0, consumable: true },
    ]);
  });

  test('[FORGE-02] made greater as one: both give more, and the sum is worth half as much again', () => {
    const { table, one, other } = joined('worn', 'silver', 'copper');
    for (const id of [one, other])
      made(table, id, { ...table.game.items[id]?.form, greater: 'as one' });
    expect(own(table).stats).toMatchObject({ armor: 2, accuracy: 2 });
    expect(seen(table, one)).toMatchObject({ cost: 13, isGreater: true });
  });
});

describe('[ITEM-20] [ITEM-21] an ultimate', () => {
  function owned(ultimate: 'greater' | 'lesser') {
    const { table } = owning('stored');
    table.stock['night'] = thing('greater ultimate', 20, { armor: 1 });
    const id = table.gives('Bran', 'night');
    made(table, id, { ultimate });
    return { table, id };
  }

  test('that is lesser needs no slot, in any number', () => {
    const { table, id } = owned('lesser');
    table.does('Bran', { do: 'equip', item: id, popOff: null });
    table.stock['day'] = thing('greater ultimate', 20, { dodge: 1 });
    const second = table.gives('Bran', 'day');
    made(table, second, { ultimate: 'lesser' });
    table.does('Bran', { do: 'equip', item: second, popOff: null });
    expect(table.game.items[id]?.slot).toBe('slotless');
    expect(table.game.items[second]?.slot).toBe('slotless');
    expect(seen(table, id)).toMatchObject({ ultimate: 'lesser', slot: 'slotless' });
  });

  test('[SLOT-03] that is greater fills its slot for good', () => {
    const { table, id } = owned('greater');
    table.does('Bran', { do: 'equip', item: id, popOff: null });
    expect(table.game.items[id]?.slot).toBe('greater ultimate');
    expect(table.refused('Bran', { do: 'unequip', item: id })).toMatchObject({
      refused: 'cannot take off',
    });
  });
});
