import { describe, expect, test } from 'vitest';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { type ItemId } from '../../../src/rules/names.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { type Table } from '../../support/table.ts';
import {
  beginsDuel,
  begun,
  concedes,
  features,
  fight,
  looting,
  nextWeek,
  posts,
  skipsToNextWeek,
} from '../../support/table-weeks.ts';
import { wonders } from '../../support/wonders.ts';
import { at, beforeTheYard } from '../../support/yard.ts';

const stocked = (table: Table): Table => {
  Object.assign(table.stock, wonders);
  return table;
};

const view = (table: Table, name: string) =>
  heroView(table.game, goodsOf(table.stock), table.id(name), table.now);
const stats = (table: Table, name: string) => view(table, name).stats;
const gives = (table: Table, name: string, id: ItemId) =>
  view(table, name).items.find((item) => item.id === id)?.depends;

describe('a dependent', () => {
  test('[ITEM-31] gives nothing before its owner has levelled up with it on', () => {
    const table = stocked(begun('Ana', 'Bran', 'Cleo'));
    const buckle = table.gives('Bran', 'buckle', 'worn');
    expect(stats(table, 'Bran').armor).toBe(0);
    expect(gives(table, 'Bran', buckle)).toEqual([{ stat: 'armor', by: null }]);
    skipsToNextWeek(table);
    expect(stats(table, 'Bran').armor).toBe(3);
    expect(gives(table, 'Bran', buckle)).toEqual([{ stat: 'armor', by: 3 }]);
  });

  test('[ITEM-03] that has come to 0 is not one that waits for a level-up', () => {
    const table = stocked(begun('Ana', 'Bran', 'Cleo'));
    const { buckle: card } = wonders;
    Object.assign(table.stock, {
      buckle: { ...card, abilities: [{ depends: { armor: 'damage' } }] },
    });
    const buckle = table.gives('Bran', 'buckle', 'worn');
    expect(gives(table, 'Bran', buckle)).toEqual([{ stat: 'armor', by: null }]);
    skipsToNextWeek(table);
    expect(gives(table, 'Bran', buckle)).toEqual([{ stat: 'armor', by: 0 }]);
  });

  test('[ITEM-31] that lay in the inventory at the level-up gives nothing', () => {
    const table = stocked(looting('Ana', 'Bran', 'Cleo'));
    const buckle = table.gives('Bran', 'buckle');
    skipsToNextWeek(table);
    table.does('Bran', { do: 'equip', item: buckle, popOff: null });
    expect(stats(table, 'Bran').armor).toBe(0);
    expect(gives(table, 'Bran', buckle)).toEqual([{ stat: 'armor', by: null }]);
  });

  test('[ITEM-03] sees nothing of what another gives, in no update', () => {
    const table = stocked(begun('Ana', 'Bran', 'Cleo'));
    table.gives('Bran', 'buckle', 'worn');
    table.gives('Bran', 'greaves', 'worn');
    skipsToNextWeek(table);
    expect(stats(table, 'Bran')).toMatchObject({ armor: 3, speed: 5 });
    skipsToNextWeek(table);
    expect(stats(table, 'Bran')).toMatchObject({ armor: 3, speed: 5 });
  });

  test('[ITEM-31] sees what holds only while something is so, where it is so then', () => {
    const table = stocked(begun('Ana', 'Bran', 'Cleo'));
    const spurs = { name: 'Spurs', kinds: ['artifact'], slot: 'feet', cost: 9 };
    const abilities = [{ always: { speed: 4 }, while: 'unhurt' }];
    Object.assign(table.stock, {
      spurs: { of: 'item', ...itemSchema.parse({ ...spurs, abilities }) },
    });
    table.gives('Bran', 'buckle', 'worn');
    table.gives('Bran', 'spurs', 'worn');
    skipsToNextWeek(table.arrangeHero('Bran', { damageTaken: 3 }));
    expect(stats(table, 'Bran')).toMatchObject({ armor: 7, speed: 7 });
  });

  test('[ITEM-03] keeps its number, whatever becomes of the stat meanwhile', () => {
    const table = stocked(begun('Ana', 'Bran', 'Cleo'));
    table.gives('Bran', 'buckle', 'worn');
    skipsToNextWeek(table);
    table.gives('Bran', 'boots', 'worn');
    expect(stats(table, 'Bran')).toMatchObject({ armor: 3, speed: 1 });
    skipsToNextWeek(table);
    expect(stats(table, 'Bran')).toMatchObject({ armor: 1, speed: 1 });
  });

  test('[ITEM-04] counts 0 once it was taken off, though it is put back on', () => {
    const table = stocked(looting('Ana', 'Bran', 'Cleo'));
    const buckle = table.gives('Bran', 'buckle', 'worn');
    skipsToNextWeek(table);
    table.does('Bran', { do: 'unequip', item: buckle });
    expect(stats(table, 'Bran').armor).toBe(0);
    table.does('Bran', { do: 'equip', item: buckle, popOff: null });
    expect(stats(table, 'Bran').armor).toBe(0);
    skipsToNextWeek(table);
    expect(stats(table, 'Bran').armor).toBe(3);
  });
});

test('[ITEM-04] a dependent that pops off in a loot round counts nothing when it is put on again', () => {
  const sash = itemSchema.parse({
    ...{ name: 'Sash', kinds: ['dependent'], slot: 'head', cost: 2 },
    abilities: [{ depends: { armor: 'perception' } }],
  });
  const table = beforeTheYard({ sash: { of: 'item', ...sash } }, 'Ana', 'Bran');
  const item = table.gives('Ana', 'sash', 'worn');
  table.arrange(({ items }) => ({
    items: { ...items, [item]: { ...items[item], counts: 5 } as never },
  }));
  table.does('Ana', { do: 'enter', tile: at('B2') });
  table.does('Ana', { do: 'buy', orb: table.orb('cap'), popOff: null });
  expect(table.thing('Ana', 'sash')).toMatchObject({ slot: null, counts: null });
  table.does('Ana', { do: 'end turn' }).does('Ana', { do: 'equip', item, popOff: null });
  expect(table.thing('Ana', 'sash')).toMatchObject({ slot: 'head', counts: null });
});

describe('a consumable dependent', () => {
  test('[ITEM-04] brings all that its owner wears up to date, and it stays so after the fight', () => {
    const table = stocked(features('Ana', 'Bran', 'Cleo'));
    const buckle = table.gives('Bran', 'buckle', 'worn');
    const letter = table.gives('Bran', 'letter', 'worn');
    for (const name of ['Bran', 'Cleo']) posts(table, name);
    beginsDuel(table.comes('betting'));
    const uses = { item: letter, ability: 0, targets: [], tile: null };
    table.does('Bran', fight({ do: 'activate', ...uses }));
    concedes(table, 'Cleo');
    expect(stats(table, 'Bran').armor).toBe(3);
    expect(gives(table, 'Bran', buckle)).toEqual([{ stat: 'armor', by: 3 }]);
    expect(table.game.items[letter]?.charges).toBe(0);
  });

  test('[ITEM-31] that nobody consumes leaves what was bought since at nothing', () => {
    const table = stocked(features('Ana', 'Bran', 'Cleo'));
    const buckle = table.gives('Bran', 'buckle', 'worn');
    for (const name of ['Bran', 'Cleo']) posts(table, name);
    beginsDuel(table.comes('betting'));
    concedes(table, 'Cleo');
    expect(gives(table, 'Bran', buckle)).toEqual([{ stat: 'armor', by: null }]);
    nextWeek(table);
    expect(gives(table, 'Bran', buckle)).toEqual([{ stat: 'armor', by: 3 }]);
  });
});
