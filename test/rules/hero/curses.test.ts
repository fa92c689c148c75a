import { describe, expect, test } from 'vitest';
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
    });
  });

  test('[ITEM-08] cannot be bought where another one sits, and costs nothing then', () => {
    const table = amongCurses();
    table.does('Ana', buys(table, 'boots'));
    const gold = table.gold('Ana');
    expect(table.refused('Ana', buys(table, 'millstone'))).toMatchObject({
      refused: 'slot cannot be emptied',
    });
    expect(table.gold('Ana')).toBe(gold);
  });
});
