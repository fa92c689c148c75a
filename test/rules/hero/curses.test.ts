import { describe, expect, test } from 'vitest';
import { legalFor } from '../../../src/rules/sight/legal.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { begun, beats } from '../../support/table-weeks.ts';
import { type Table } from '../../support/table.ts';
import { wonders } from '../../support/wonders.ts';

/** Ana stands among orbs in which curses lie, rich. */
function amongCurses(): Table {
  const table = begun('Ana', 'Bran');
  const { boots, millstone } = wonders;
  Object.assign(table.stock, { boots, millstone });
  for (const card of ['boots', 'millstone']) lies(table, card);
  return beats(table, 'Ana').purse('Ana', 100);
}

/** That card lies in the orb that held the cap, or the helm. */
function lies(table: Table, card: string): void {
  const orb = table.orb(card === 'boots' ? 'cap' : 'helm');
  table.arrange(({ items, goods, orbs }) => {
    const id = orbs[orb]?.item as keyof typeof items;
    const item = { ...items[id], definition: card } as (typeof items)[typeof id];
    return { goods: { ...goods, [card]: card }, items: { ...items, [id]: item } };
  });
}

const buys = (table: Table, card: string) =>
  ({ do: 'buy', orb: table.orb(card), popOff: null }) as const;

describe('a curse', () => {
  test('[ITEM-08] is worn from the moment it is bought, and what was there pops off', () => {
    const table = amongCurses();
    Object.assign(table.stock, { sandals: { ...wonders.crown, slot: 'feet' } });
    const sandals = table.gives('Ana', 'sandals', 'worn');
    table.does('Ana', buys(table, 'boots'));
    expect(table.thing('Ana', 'boots').slot).toBe('feet');
    expect(table.game.items[sandals]?.slot).toBeNull();
  });

  test('[ITEM-08] never comes off', () => {
    const table = amongCurses().does('Ana', buys(amongCurses(), 'boots'));
    table.does('Ana', { do: 'end turn' });
    const { id } = table.thing('Ana', 'boots');
    expect(table.refused('Ana', { do: 'unequip', item: id })).toMatchObject({
      refused: 'cannot take off',
      rule: 'ITEM-08',
      facts: { cursed: true },
    });
  });

  test('[ITEM-08] cannot be bought where another one sits, and costs nothing then', () => {
    const table = amongCurses();
    table.does('Ana', buys(table, 'boots'));
    const gold = table.gold('Ana');
    const { buy } = legalFor(table.game, goodsOf(table.stock), table.id('Ana'));
    expect(buy).not.toContain(table.orb('millstone'));
    expect(table.refused('Ana', buys(table, 'millstone'))).toMatchObject({
      refused: 'slot cannot be emptied',
    });
    expect(table.gold('Ana')).toBe(gold);
  });
});

describe('what takes a curse off', () => {
  /** Ana wears the boots, has what the cards say besides, and is back in the void. */
  const cursed = (...cards: string[]): Table => {
    const table = amongCurses();
    Object.assign(table.stock, { holy: wonders.holy, censer: wonders.censer });
    table.does('Ana', buys(table, 'boots'));
    for (const card of cards) table.gives('Ana', card, 'worn');
    return table;
  };
  const uncurses = (table: Table, card = 'boots') =>
    ({ do: 'uncurse', item: table.thing('Ana', card).id }) as const;
  const legal = (table: Table) =>
    legalFor(table.game, goodsOf(table.stock), table.id('Ana')).uncurse;

  test('[ITEM-08] puts it into the inventory, and has a charge less', () => {
    const table = cursed('holy');
    table.does('Ana', { do: 'end turn' });
    expect(legal(table)).toEqual([table.thing('Ana', 'boots').id]);
    table.does('Ana', uncurses(table));
    expect(table.thing('Ana', 'boots').slot).toBeNull();
    expect(table.thing('Ana', 'holy').charges).toBe(1);
    expect(table.told('uncursed')).toMatchObject({
      public: null,
      own: { [table.id('Ana')]: { name: 'Leaden Boots', by: 'Stale Holy Water', left: 1 } },
    });
    expect(legal(table)).toEqual([]);
  });

  test('[ITEM-08] [WEEK-03] takes first what comes back with a level', () => {
    const table = cursed('holy', 'censer');
    table.does('Ana', { do: 'end turn' }).does('Ana', uncurses(table));
    expect(table.thing('Ana', 'censer').charges).toBe(0);
    expect(table.thing('Ana', 'holy').charges).toBe(2);
  });

  test('[ITEM-08] nothing comes off without it, in the menagerie, or that is no curse', () => {
    const table = cursed();
    table.does('Ana', { do: 'end turn' });
    expect(legal(table)).toEqual([]);
    expect(table.refused('Ana', uncurses(table))).toMatchObject({
      ...{ refused: 'no cure', rule: 'ITEM-08', facts: { name: 'Leaden Boots' } },
    });
    const inside = cursed('holy');
    expect(inside.refused('Ana', uncurses(inside))).toMatchObject({ refused: 'equipment locked' });
    expect(inside.refused('Ana', uncurses(inside, 'holy'))).toMatchObject({
      refused: 'not cursed',
    });
    expect(legal(inside)).toEqual([]);
  });

  test('[ITEM-08] a curse that is not worn, or was taken off, is none that it is for', () => {
    const table = cursed('holy');
    table.does('Ana', { do: 'end turn' }).does('Ana', uncurses(table));
    expect(table.refused('Ana', uncurses(table))).toMatchObject({ refused: 'not cursed' });
    expect(table.thing('Ana', 'holy').charges).toBe(1);
  });
});
