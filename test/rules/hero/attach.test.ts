import { describe, expect, test } from 'vitest';
import { netWorth } from '../../../src/rules/hero/net-worth.ts';
import { sheetOf } from '../../../src/rules/hero/sheet.ts';
import { type ItemId } from '../../../src/rules/names.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { additions } from '../../support/additions.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { type Table } from '../../support/table.ts';
import { begun, features, posts } from '../../support/table-weeks.ts';
import { wonders } from '../../support/wonders.ts';

const set = (item: ItemId, onto: ItemId) => ({ do: 'attach', item, onto }) as const;
const off = (item: ItemId) => ({ do: 'detach', item }) as const;

/** Bran waits in the void and gets what sits on things. */
function waiting(): Table {
  const table = begun('Ana', 'Bran', 'Cleo');
  Object.assign(table.stock, additions, wonders);
  return table;
}

const aWeekLater = (table: Table): Table =>
  table.arrange(({ week }) => ({ week: week && { ...week, number: week.number + 1 } }));
const stats = (table: Table) => sheetOf(table.game, goodsOf(table.stock), table.id('Bran')).stats;
const worth = (table: Table, card: string) =>
  netWorth(table.game, goodsOf(table.stock), table.thing('Bran', card));
const ofRule = (refused: string, rule: string) => ({ refused, rule });

describe('a gem', () => {
  test('[ITEM-02] adds its abilities to a worn thing, and none in the inventory or on what is stored', () => {
    const table = waiting();
    const [ruby, helm] = [table.gives('Bran', 'ruby'), table.gives('Bran', 'helm', 'worn')];
    expect(stats(table).hp).toBe(16);
    table.does('Bran', set(ruby, helm));
    expect(stats(table).hp).toBe(19);
    expect(table.told('attached').own).toEqual({
      [table.id('Bran')]: { name: 'Ruby', onto: 'Helm', from: null, moves: false },
    });
    table.does('Bran', { do: 'unequip', item: helm });
    expect(stats(table).hp).toBe(12);
    table.does('Bran', { do: 'equip', item: helm, popOff: null });
    table.does('Bran', off(ruby));
    expect(stats(table).hp).toBe(16);
    expect(table.told('detached').own).toEqual({
      [table.id('Bran')]: { name: 'Ruby', from: 'Helm' },
    });
  });

  test('[ITEM-02] moves once a week; the first setting and going back are no moves', () => {
    const table = waiting();
    const [ruby, helm, cap, silver] = (['ruby', 'helm', 'cap', 'silver'] as const).map((card) =>
      table.gives('Bran', card),
    ) as [ItemId, ItemId, ItemId, ItemId];
    table.does('Bran', set(ruby, helm)).does('Bran', off(ruby)).does('Bran', set(ruby, helm));
    table.does('Bran', set(ruby, cap));
    expect(table.told('attached').own).toEqual({
      [table.id('Bran')]: { name: 'Ruby', onto: 'Cap', from: 'Helm', moves: true },
    });
    expect(table.refused('Bran', set(ruby, silver))).toEqual({
      ...ofRule('moved this week', 'ITEM-02'),
      facts: { name: 'Ruby' },
    });
    table.does('Bran', off(ruby)).does('Bran', set(ruby, cap)).does('Bran', off(ruby));
    expect(table.refused('Bran', set(ruby, helm))).toMatchObject({ refused: 'moved this week' });
    aWeekLater(table);
    table.does('Bran', set(ruby, helm));
    expect(table.thing('Bran', 'ruby').on).toBe(helm);
  });

  test('[ITEM-02] is counted by itself', () => {
    const table = waiting();
    const [ruby, opal] = [table.gives('Bran', 'ruby'), table.gives('Bran', 'opal')];
    const [helm, cap] = [table.gives('Bran', 'helm'), table.gives('Bran', 'cap')];
    table.does('Bran', set(ruby, helm)).does('Bran', set(ruby, cap));
    table.does('Bran', set(opal, helm)).does('Bran', off(ruby)).does('Bran', set(opal, cap));
    expect(table.thing('Bran', 'opal').on).toBe(cap);
  });

  test('[ITEM-02] sits alone, beside upgrades', () => {
    const table = waiting();
    const helm = table.gives('Bran', 'helm');
    table.does('Bran', set(table.gives('Bran', 'ruby'), helm));
    expect(table.refused('Bran', set(table.gives('Bran', 'opal'), helm))).toEqual({
      ...ofRule('no room for it', 'ITEM-02'),
      facts: { name: 'Opal', onto: 'Helm', holds: 'Ruby' },
    });
    table.does('Bran', set(table.gives('Bran', 'whetstone'), helm));
    table.does('Bran', set(table.gives('Bran', 'whetstone'), helm));
  });
});

describe('what carries what', () => {
  test.each([
    ['ruby', 'phial', 'ITEM-02'],
    ['ruby', 'heart', 'ITEM-02'],
    ['ruby', 'whetstone', 'ITEM-02'],
    ['whetstone', 'hex', 'ITEM-18'],
    ['whetstone', 'boots', 'ITEM-08'],
    ['cell', 'helm', 'ITEM-13'],
  ] as const)('[ITEM-02] [ITEM-13] [ITEM-18] %s does not go on %s', (card, carrier, rule) => {
    const table = waiting();
    const item = table.gives('Bran', card);
    expect(table.refused('Bran', set(item, table.gives('Bran', carrier)))).toMatchObject(
      ofRule('cannot carry', rule),
    );
  });

  test('[ITEM-16] an artifact and magic equipment carry gems', () => {
    const table = waiting();
    table.does('Bran', set(table.gives('Bran', 'ruby'), table.gives('Bran', 'crown')));
    table.does('Bran', set(table.gives('Bran', 'opal'), table.gives('Bran', 'wand')));
  });

  test('what is no gem, upgrade or crystal sits on nothing, and nothing is set where it is', () => {
    const table = waiting();
    const [helm, opal] = [table.gives('Bran', 'helm'), table.gives('Bran', 'opal')];
    expect(table.refused('Bran', set(helm, opal))).toMatchObject({ refused: 'sits on no thing' });
    expect(table.refused('Bran', off(opal))).toMatchObject({ refused: 'sits on nothing' });
    table.does('Bran', set(opal, helm));
    expect(table.refused('Bran', set(opal, helm))).toMatchObject(
      ofRule('sits there already', 'ITEM-02'),
    );
  });

  test('[ITEM-02] only what both belong to the hero', () => {
    const table = waiting();
    const [opal, hers] = [table.gives('Bran', 'opal'), table.gives('Cleo', 'helm')];
    expect(table.refused('Bran', set(opal, hers))).toMatchObject({ refused: 'not yours' });
    expect(table.refused('Cleo', set(opal, hers))).toMatchObject({ refused: 'not yours' });
  });

  test('[SLOT-04] none of them is put on by itself', () => {
    const table = waiting();
    const opal = table.gives('Bran', 'opal');
    expect(table.refused('Bran', { do: 'equip', item: opal, popOff: null })).toMatchObject(
      ofRule('fills no slot', 'ITEM-02'),
    );
  });

  test('[SLOT-08] [ITEM-02] only in the void, and not from the feature on', () => {
    const table = waiting();
    const [opal, cap] = [table.gives('Ana', 'opal'), table.gives('Ana', 'cap')];
    expect(table.refused('Ana', set(opal, cap))).toMatchObject({ refused: 'equipment locked' });
    const late = features('Ana', 'Bran', 'Cleo');
    Object.assign(late.stock, additions);
    const [gem, helm] = [late.gives('Bran', 'opal'), late.gives('Bran', 'helm', 'worn')];
    late.does('Bran', set(gem, helm));
    posts(late, 'Bran');
    expect(late.refused('Bran', off(gem))).toMatchObject({ refused: 'equipment locked' });
    expect(late.told('feature posted').public).toMatchObject({
      worn: expect.arrayContaining([{ name: 'Helm', slot: 'head', with: ['Opal'] }]) as object,
    });
  });
});

describe('an upgrade', () => {
  test('[ITEM-18] [ITEM-30] comes off and goes back only on what it came from', () => {
    const table = waiting();
    const [stone, helm] = [table.gives('Bran', 'whetstone'), table.gives('Bran', 'helm', 'worn')];
    const cap = table.gives('Bran', 'cap');
    table.does('Bran', set(stone, helm));
    expect(stats(table).damage).toBe(1);
    const used = {
      ...ofRule('upgrade used', 'ITEM-30'),
      facts: { name: 'Whetstone', home: 'Helm' },
    };
    expect(table.refused('Bran', set(stone, cap))).toEqual(used);
    table.does('Bran', off(stone));
    expect(stats(table).damage).toBe(0);
    expect(table.refused('Bran', set(stone, cap))).toEqual(used);
    aWeekLater(table);
    expect(table.refused('Bran', set(stone, cap))).toEqual(used);
    table.does('Bran', set(stone, helm)).does('Bran', off(stone)).does('Bran', set(stone, helm));
    expect(stats(table).damage).toBe(1);
  });

  test('[ITEM-28] [ITEM-30] adds its worth to the thing, and has none once it is off', () => {
    const table = waiting();
    const [stone, helm] = [table.gives('Bran', 'whetstone'), table.gives('Bran', 'helm')];
    expect([worth(table, 'whetstone'), worth(table, 'helm')]).toEqual([10, 9]);
    table.does('Bran', set(stone, helm));
    expect(worth(table, 'helm')).toBe(19);
    table.does('Bran', off(stone));
    expect([worth(table, 'whetstone'), worth(table, 'helm')]).toEqual([0, 9]);
    table.does('Bran', set(stone, helm)).does('Bran', set(table.gives('Bran', 'opal'), helm));
    expect(worth(table, 'helm')).toBe(26);
    table.does('Bran', off(table.thing('Bran', 'opal').id));
    expect([worth(table, 'opal'), worth(table, 'helm')]).toEqual([7, 19]);
  });
});

describe('tech equipment', () => {
  test('[ITEM-13] Y is the number of crystals in it; without any what names it does not work', () => {
    const table = waiting();
    const gauntlet = table.gives('Bran', 'gauntlet', 'worn');
    expect(stats(table)).toMatchObject({ accuracy: 1, armor: 0, speed: 3, willpower: 10 });
    const [one, two] = [table.gives('Bran', 'cell'), table.gives('Bran', 'cell')];
    table.does('Bran', set(one, gauntlet));
    expect(stats(table)).toMatchObject({ accuracy: 1, armor: 2, speed: 4, willpower: 11 });
    table.does('Bran', set(two, gauntlet));
    expect(stats(table)).toMatchObject({ armor: 4, speed: 4, willpower: 12 });
    table.does('Bran', set(one, table.gives('Bran', 'visor', 'worn')));
    expect(stats(table)).toMatchObject({ armor: 2, perception: 6 });
    expect(table.refused('Bran', set(one, gauntlet))).toMatchObject(
      ofRule('moved this week', 'ITEM-13'),
    );
  });
});

test('[ITEM-02] [ITEM-28] its owner sees what sits where, what can be set, and what it is worth', () => {
  const table = waiting();
  const [opal, helm] = [table.gives('Bran', 'opal'), table.gives('Bran', 'helm', 'worn')];
  const view = () => heroView(table.game, goodsOf(table.stock), table.id('Bran'), table.now);
  expect(view().legal).toMatchObject({ attach: [{ item: opal, onto: [helm] }], detach: [] });
  table.does('Bran', set(opal, helm));
  expect(view().legal).toMatchObject({ attach: [], detach: [opal] });
  const seen = (id: ItemId) => view().items.find((one) => one.id === id);
  expect(seen(opal)).toMatchObject({ on: { id: helm, name: 'Helm' }, equipped: false });
  expect(seen(helm)).toMatchObject({ carries: ['Opal'], worth: 16, cost: 9 });
});
