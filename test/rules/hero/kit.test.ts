import { describe, expect, test } from 'vitest';
import { type Carried } from '../../../src/rules/abilities/carried.ts';
import { type Item } from '../../../src/rules/game.ts';
import { type Definition } from '../../../src/rules/goods.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { type ItemId } from '../../../src/rules/names.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { additions } from '../../support/additions.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { type Table } from '../../support/table.ts';
import {
  beginsDuel,
  begun,
  concedes,
  features,
  fight,
  nextWeek,
  posts,
  strike,
} from '../../support/table-weeks.ts';
import { wonders } from '../../support/wonders.ts';

/** Bran and Cleo are about to fight; Bran has on what is named. */
function equipped(...cards: (keyof typeof wonders)[]): { table: Table; things: ItemId[] } {
  const table = features('Ana', 'Bran', 'Cleo');
  Object.assign(table.stock, wonders);
  const things = cards.map((card) => table.gives('Bran', card, 'worn'));
  for (const name of ['Bran', 'Cleo']) posts(table, name);
  return { table, things };
}

const begins = (table: Table): Table => beginsDuel(table.comes('betting'));
const creature = (table: Table, name: string) => table.game.fight?.creatures[table.id(name)];
const kit = (table: Table, name: string): Carried[] => creature(table, name)?.kit ?? [];
const uses = (table: Table, item: ItemId | undefined, at: 'Cleo' | null = 'Cleo') => {
  const targets = at ? [table.id(at)] : [];
  return fight({ do: 'activate', item: item as ItemId, ability: 0, targets, tile: null });
};

describe('what a hero has on', () => {
  test('[DUEL-12] [ITEM-27] comes along into a duel with its power, its charges and what it can do', () => {
    const { table, things } = equipped('wand', 'thorns');
    begins(table);
    expect(kit(table, 'Bran')).toMatchObject([
      { item: things[0], name: 'Ember Wand', x: 2, charges: 2, full: 2, spent: false },
      { item: things[1], name: 'Ring of Thorns', x: 3, charges: null },
    ]);
    expect(kit(table, 'Cleo')).toEqual([]);
    expect(creature(table, 'Bran')?.sheet.stats.accuracy).toBe(1);
  });

  test('[STAT-10] [COMBAT-14] works by the power that stands on it', () => {
    const { table, things } = equipped('wand', 'thorns');
    begins(table);
    table.does('Bran', uses(table, things[0]));
    expect(creature(table, 'Cleo')?.damageTaken).toBe(2);
    table.does('Bran', fight({ do: 'end turn' }));
    table.does('Cleo', strike(table.id('Bran'), 0), { 'to hit': 15 });
    expect(creature(table, 'Cleo')?.damageTaken).toBe(5);
  });

  test('[ITEM-10] makes holy spells holier, and nothing else', () => {
    const { table } = equipped('pendant', 'prayer', 'wand');
    begins(table);
    expect(kit(table, 'Bran').map(({ name, x }) => [name, x])).toEqual([
      ['Prayer', 5],
      ['Ember Wand', 2],
    ]);
  });

  test('[ITEM-10] [STAT-10] has no power below 0, however unholy it is all', () => {
    const { table } = equipped('pendant', 'prayer');
    table.stock['pendant'] = {
      ...table.stock['pendant'],
      abilities: [{ holy: -9 }],
    } as never;
    begins(table);
    expect(kit(table, 'Bran')).toMatchObject([{ name: 'Prayer', x: 0 }]);
  });

  test('[ITEM-27] [STAT-10] changes the abilities of other things, and protects them', () => {
    const { table } = equipped('wand', 'voice', 'thorns', 'lens');
    begins(table);
    expect(kit(table, 'Bran')).toMatchObject([
      { name: 'Ember Wand', x: 0, own: 2, reach: 3, kept: true },
      { name: 'Iron Voice', x: 1, own: 1, reach: 3, kept: true },
      { name: 'Ring of Thorns', x: 1, own: 3, reach: 3, kept: true },
    ]);
    // What is always on goes by the card.
    expect(creature(table, 'Bran')?.sheet.varying).toMatchObject([{ stat: 'willpower', x: 1 }]);
  });

  test('[ENTER-08] is all that comes along: what lies in the inventory does not', () => {
    const { table } = equipped();
    table.gives('Bran', 'wand');
    expect(kit(begins(table), 'Bran')).toEqual([]);
  });

  test('[MONSTER-01] comes along to the monster, too', () => {
    const table = begun('Ana', 'Bran', 'Cleo');
    Object.assign(table.stock, wonders);
    table.gives('Ana', 'thorns', 'worn');
    table.does('Ana', { do: 'enter' }, { initiative: [8, 1] });
    expect(kit(table, 'Ana')).toMatchObject([{ name: 'Ring of Thorns', x: 3 }]);
  });

  test('[COMBAT-14] answers by slot, and in one slot by when it was acquired', () => {
    const { table, things } = equipped('hex', 'phial', 'thorns', 'wand');
    const [hex, phial, thorns, wand] = things as [ItemId, ItemId, ItemId, ItemId];
    table.arrange(({ items }) => ({
      items: { ...items, [phial]: { ...items[phial], acquired: 1 } as never },
    }));
    begins(table);
    const places = [...kit(table, 'Bran')].sort((a, b) => a.place - b.place);
    expect(places.map(({ item }) => item)).toEqual([wand, thorns, phial, hex]);
  });

  test('[ITEM-23] a super power has its owner’s level for its power', () => {
    const { table } = equipped('voice');
    table.arrangeHero('Bran', { level: 4 });
    begins(table);
    expect(kit(table, 'Bran')).toMatchObject([{ name: 'Iron Voice', x: 4 }]);
    expect(heroView(table.game, goodsOf(table.stock), table.id('Bran'), 0).stats.willpower).toBe(
      14,
    );
  });

  const oiled = (by: object): Definition => ({
    of: 'item',
    ...itemSchema.parse({
      ...{ name: 'Oil', kinds: ['magic equipment'], slot: 'off hand', cost: 9 },
      abilities: [{ use: {}, do: [{ 'change abilities': { ...by, of: 'other things' } }] }],
    }),
  });
  /** Bran is of level 4, and has used oil on what he has besides. */
  const anointed = (by: object, ...more: (keyof typeof wonders)[]) => {
    const { table, things } = equipped('voice', 'wand', ...more);
    Object.assign(table.stock, { wand: oiled(by) });
    table.arrangeHero('Bran', { level: 4 });
    return { table: begins(table).does('Bran', uses(table, things[1], null)), voice: things[0] };
  };

  test('[ITEM-23] keeps that whatever changes the power of things, and is aimed as far as they are', () => {
    const { table, voice } = anointed({ power: 3, range: -1 }, 'lens');
    expect(kit(table, 'Bran').find(({ item }) => item === voice)).toMatchObject({
      ...{ x: 4, own: 4, reach: 2 },
    });
    table.does('Bran', uses(table, voice));
    expect(creature(table, 'Cleo')?.damageTaken).toBe(4);
  });

  test('[ITEM-23] is told to be no stronger, only to be aimed farther', () => {
    const changed = (by: object) =>
      creature(anointed(by).table, 'Bran')?.tunings?.map((one) => one.by);
    expect(changed({ power: 3 })).toBeUndefined();
    expect(changed({ power: 3, range: 2 })).toEqual([{ range: 2 }]);
  });

  test('[ITEM-09] is a spell where its card says so', () => {
    const { table } = equipped('wand', 'hex');
    begins(table);
    expect(kit(table, 'Bran').map(({ spell = false }) => spell)).toEqual([false, true]);
  });
});

describe('what a fight has used', () => {
  test('[WEEK-03] of charges stays used until the level-up', () => {
    const { table, things } = equipped('wand');
    begins(table).does('Bran', uses(table, things[0]));
    concedes(table, 'Cleo');
    expect(table.thing('Bran', 'wand').charges).toBe(1);
    expect(nextWeek(table).thing('Bran', 'wand').charges).toBe(2);
  });

  test('[ITEM-15] of a consumable is gone for good, and the thing stays, good for nothing', () => {
    const { table, things } = equipped('phial');
    begins(table).does('Bran', uses(table, things[0], null));
    concedes(table, 'Cleo');
    nextWeek(table);
    expect(table.thing('Bran', 'phial')).toMatchObject({ charges: 0, slot: 'slotless' });
  });

  test('[ITEM-15] [ITEM-32] cannot be used in the next one', () => {
    const { table, things } = equipped('phial');
    const [phial] = things as [ItemId];
    table.arrange(({ items }) => ({
      items: { ...items, [phial]: { ...items[phial], charges: 0 } as never },
    }));
    begins(table);
    expect(kit(table, 'Bran')).toMatchObject([{ spent: true }]);
    expect(table.refused('Bran', uses(table, phial, null))).toMatchObject({
      refused: 'used up',
    });
  });

  test('[DUEL-02] of whoever died in it is used, too', () => {
    const { table, things } = equipped('wand');
    begins(table).does('Bran', uses(table, things[0]));
    table.does('Bran', fight({ do: 'end turn' }));
    table.does('Cleo', strike(table.id('Bran')), { 'to hit': 20 });
    expect(table.told('duel decided').public.result).toMatchObject({ winner: table.id('Cleo') });
    expect(table.thing('Bran', 'wand').charges).toBe(1);
  });
});

describe('what sits on what a hero has on', () => {
  /** Bran's worn cards, and on the first of them what is named after it. */
  function carrying(host: string, ...on: string[]): { table: Table; things: ItemId[] } {
    const { table } = equipped();
    Object.assign(table.stock, additions);
    const thing = table.gives('Bran', host, 'worn');
    const sitting = on.map((card) => table.gives('Bran', card));
    table.arrange(({ items }) => ({
      items: {
        ...items,
        ...Object.fromEntries(
          sitting.map((id) => [id, { ...items[id], on: thing, home: thing } as Item]),
        ),
      },
    }));
    return { table, things: [thing, ...sitting] };
  }

  test('[ITEM-02] comes along, with its own power, in the place of its thing', () => {
    const { table, things } = carrying('thorns', 'ruby');
    begins(table);
    const [ring, ruby] = kit(table, 'Bran');
    expect([ring, ruby]).toMatchObject([
      { item: things[0], name: 'Ring of Thorns', x: 3 },
      { item: things[1], name: 'Ruby', x: 2 },
    ]);
    expect((ruby?.place ?? 0) - (ring?.place ?? 0)).toBe(1);
    expect(creature(table, 'Bran')?.sheet.stats.hp).toBe(15);
  });

  test('[ITEM-13] counts the crystals in tech equipment when the fight begins', () => {
    const { table, things } = carrying('gauntlet', 'cell', 'cell');
    begins(table);
    table.does('Bran', uses(table, things[0]));
    expect(creature(table, 'Cleo')?.damageTaken).toBe(4);
  });

  test('[ITEM-13] with none, what names Y cannot be used; the rest keeps its place', () => {
    const { table, things } = carrying('gauntlet');
    const [gauntlet] = things as [ItemId];
    table.does('Bran', { do: 'set answer', item: gauntlet, ability: 1, word: 'always' });
    begins(table);
    expect(table.refused('Bran', uses(table, gauntlet))).toMatchObject({
      refused: 'not powered',
      rule: 'ITEM-13',
    });
    expect(
      heroView(table.game, goodsOf(table.stock), table.id('Bran'), 0).fight?.legal,
    ).not.toEqual(expect.arrayContaining([expect.objectContaining({ do: 'activate' })]));
    table.does('Bran', fight({ do: 'end turn' }));
    table.does('Cleo', strike(table.id('Bran'), 0), { 'to hit': 15 });
    expect(creature(table, 'Cleo')?.damageTaken).toBe(9);
  });
});
