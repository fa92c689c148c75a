import { describe, expect, test } from 'vitest';
import { type ItemId, type OrbId } from '../../../src/rules/names.ts';
import { legalFor } from '../../../src/rules/sight/legal.ts';
import { boughtText } from '../../../src/discord/views/bought.ts';
import { goodsOf, thing } from '../../support/table-cards.ts';
import {
  begun,
  betting,
  decided,
  looting,
  nextWeek,
  beats,
  skipsToNextWeek,
} from '../../support/table-weeks.ts';
import { type Table } from '../../support/table.ts';

const buys = (table: Table, card: string, popOff: ItemId | null = null) =>
  ({ do: 'buy', orb: table.orb(card), popOff }) as const;
const rich = () => looting('Ana', 'Bran', 'Cleo').purse('Ana', 100);
const ends = { do: 'end turn' } as const;

describe('buying', () => {
  test('[ORB-07] costs its gold, once, and the thing is the buyer’s', () => {
    const table = rich();
    table.does('Ana', buys(table, 'helm'));
    expect(table.gold('Ana')).toBe(91);
    expect(table.transfers).toEqual([
      { from: `purse:${table.id('Ana')}`, to: 'sink', amount: 9, reason: 'bought' },
    ]);
    expect(table.thing('Ana', 'helm')).toMatchObject({ slot: 'head' });
    expect(table.told('bought')).toMatchObject({
      public: null,
      own: { [table.id('Ana')]: { name: 'Helm', cost: 9, slot: 'head', popped: null, purse: 91 } },
    });
  });

  test('[GAME-06] for another price than it was offered for, nothing is bought', () => {
    const table = rich();
    expect(table.refused('Ana', { ...buys(table, 'helm'), price: 4 })).toEqual({
      refused: 'another price',
      rule: 'GAME-06',
      facts: { of: 'buy', name: 'Helm', was: 4, price: 9 },
    });
    expect(table.gold('Ana')).toBe(100);
    table.does('Ana', { ...buys(table, 'helm'), price: 9 });
    expect(table.gold('Ana')).toBe(91);
  });

  test('[ORB-07] two buyers never get the same orb', () => {
    const table = rich();
    const buysCap = buys(table, 'cap');
    table.does('Ana', buysCap);
    expect(table.refused('Ana', buysCap)).toMatchObject({
      refused: 'orb empty',
      rule: 'ORB-02',
      facts: { own: true },
    });
    table.does('Ana', ends).does('Bran', { do: 'enter' });
    expect(table.refused('Bran', buysCap)).toMatchObject({
      refused: 'orb empty',
      facts: { own: false },
    });
    expect(table.thing('Ana', 'cap').holder).toBe(`hero:${table.id('Ana')}`);
  });

  test('[ORB-07] needs the monster to be defeated', () => {
    const table = begun('Ana', 'Bran');
    expect(table.refused('Ana', buys(table, 'cap'))).toEqual({
      refused: 'monster stands',
      rule: 'ORB-07',
      facts: { monster: 'Rat' },
    });
  });

  test('[ORB-07] takes free gold: what a bet holds does not count', () => {
    const table = betting('Ana', 'Bran', 'Cleo', 'Dov').purse('Ana', 20);
    table.does('Ana', { do: 'bet', on: table.id('Dov'), stake: 15 });
    table.arrange(({ week }) => ({
      week: week && {
        ...week,
        turn: { hero: table.id('Ana'), kind: 'loot', begun: true, step: 0 },
      },
    }));
    expect(table.refused('Ana', buys(table, 'helm'))).toEqual({
      refused: 'not enough gold',
      rule: 'ORB-07',
      facts: { cost: 9, free: 5, held: 15 },
    });
    table.does('Ana', buys(table, 'cap'));
    expect(table.gold('Ana')).toBe(1);
  });

  test('[ENTER-11] a purse never goes below 0: one gold short is too short', () => {
    const table = rich().purse('Ana', 8);
    expect(table.refused('Ana', buys(table, 'helm'))).toMatchObject({ refused: 'not enough gold' });
    table.purse('Ana', 9).does('Ana', buys(table, 'helm'));
    expect(table.gold('Ana')).toBe(0);
  });

  test.each(['o999', 'constructor', '__proto__', ''])('[ORB-01] there is no orb “%s”', (orb) => {
    expect(rich().refused('Ana', { do: 'buy', orb: orb as OrbId, popOff: null })).toMatchObject({
      refused: 'no such orb',
      rule: 'ORB-01',
    });
  });

  test('[ITEM-36] the owner of a thing knows what it does', () => {
    const table = rich();
    table.does('Ana', buys(table, 'helm'));
    expect(table.hero('Ana').identified).toContain('helm');
    expect(table.hero('Bran').identified).not.toContain('helm');
  });
});

test('[ITEM-08] [ORB-07] whoever buys a curse is told then that it is one', () => {
  const table = rich();
  const { helm } = table.stock;
  Object.assign(table.stock, { helm: { ...helm, kinds: ['magic equipment', 'curse'] } });
  table.does('Ana', buys(table, 'helm'));
  const own = table.told('bought').own[table.id('Ana')];
  expect(own).toMatchObject({ name: 'Helm', curse: true });
  expect(own && boughtText(own)).toContain(
    'It is a curse: it stays on until something takes it off.',
  );
  table.does('Ana', buys(table, 'hammer'));
  expect(table.told('bought').own[table.id('Ana')]).not.toHaveProperty('curse');
});

describe('where it goes', () => {
  test('[ENTER-02] into its slot, and what was there pops off into the inventory', () => {
    const table = rich();
    table.does('Ana', buys(table, 'cap')).does('Ana', buys(table, 'helm'));
    expect(table.thing('Ana', 'helm').slot).toBe('head');
    expect(table.thing('Ana', 'cap').slot).toBeNull();
    expect(table.told('bought').own[table.id('Ana')]).toMatchObject({ popped: 'Cap' });
  });

  test('[ENTER-01] one thing a slot, two rings', () => {
    const table = rich();
    for (const card of ['cap', 'helm', 'copper', 'silver', 'golden', 'hammer']) {
      table.does('Ana', buys(table, card));
    }
    const worn = table
      .things('Ana')
      .flatMap(({ slot }) => (slot === 'slotless' ? [] : (slot ?? [])));
    expect([...worn].sort()).toEqual(['head', 'primary hand', 'ring', 'ring']);
  });

  test('[ENTER-02] with both rings on, the cheaper one pops off', () => {
    const table = rich();
    for (const card of ['silver', 'copper', 'golden']) table.does('Ana', buys(table, card));
    expect(table.thing('Ana', 'copper').slot).toBeNull();
    expect([table.thing('Ana', 'silver').slot, table.thing('Ana', 'golden').slot]).toEqual([
      'ring',
      'ring',
    ]);
  });

  test('[ENTER-02] or the one that the taker names', () => {
    const table = rich();
    for (const card of ['silver', 'copper']) table.does('Ana', buys(table, card));
    table.does('Ana', buys(table, 'golden', table.thing('Ana', 'silver').id));
    expect(table.thing('Ana', 'silver').slot).toBeNull();
    expect(table.thing('Ana', 'copper').slot).toBe('ring');
  });

  test('[ENTER-02] naming what makes no room buys nothing, and says what would', () => {
    const table = rich();
    for (const card of ['silver', 'copper']) table.does('Ana', buys(table, card));
    const cap = table.gives('Ana', 'cap', 'worn');
    for (const wrong of [cap, 'i999' as ItemId]) {
      expect(table.refused('Ana', buys(table, 'golden', wrong))).toMatchObject({
        refused: 'cannot make room',
        rule: 'ENTER-02',
        facts: { choices: ['Copper Ring', 'Silver Ring'] },
      });
    }
  });

  test('[ENTER-02] nothing comes off for what has room', () => {
    const table = rich();
    table.does('Ana', buys(table, 'silver'));
    const named = buys(table, 'golden', table.thing('Ana', 'silver').id);
    expect(table.refused('Ana', named)).toMatchObject({
      refused: 'cannot make room',
      facts: { choices: [] },
    });
  });

  test('[ENTER-02] a starter does not pop off: the thing goes into the inventory', () => {
    const table = rich();
    const crown = { ...thing('head', 0, { hp: 1 }), kinds: ['starter'], name: 'Crown' };
    table.stock['crown'] = crown as never;
    table.gives('Ana', 'crown', 'worn');
    table.does('Ana', buys(table, 'helm'));
    expect(table.thing('Ana', 'crown').slot).toBe('head');
    expect(table.thing('Ana', 'helm').slot).toBeNull();
    expect(table.told('bought').own[table.id('Ana')]).toMatchObject({ popped: null });
  });

  test.each([
    ['tinker', 'smith', 'Tinker'],
    ['wings', 'halo', 'Wings'],
  ])('[SLOT-03] while %s is worn, %s cannot be bought', (first, second, holds) => {
    const table = rich();
    table.does('Ana', buys(table, first));
    expect(table.refused('Ana', buys(table, second))).toMatchObject({
      refused: 'slot cannot be emptied',
      rule: 'SLOT-03',
      facts: { holds },
    });
    expect(table.gold('Ana')).toBeGreaterThan(20);
  });

  test('[SLOT-04] slotless things are put on in any number', () => {
    const table = rich();
    table.does('Ana', buys(table, 'bead')).does('Ana', buys(table, 'pebble'));
    const slotless = table.things('Ana').filter(({ slot }) => slot === 'slotless');
    expect(slotless).toHaveLength(5);
  });

  test('[ENTER-08] what popped off cannot be put on again before the hero is back in the void', () => {
    const table = rich();
    table.does('Ana', buys(table, 'cap')).does('Ana', buys(table, 'helm'));
    const puts = { do: 'equip', item: table.thing('Ana', 'cap').id, popOff: null } as const;
    expect(table.refused('Ana', puts)).toMatchObject({
      refused: 'equipment locked',
      facts: { why: 'menagerie' },
    });
    table.does('Ana', ends).does('Ana', puts);
    expect(table.thing('Ana', 'cap').slot).toBe('head');
    expect(table.thing('Ana', 'helm').slot).toBeNull();
  });
});

describe('the victory discount', () => {
  const victor = () => {
    const table = nextWeek(decided('Ana', 'Bran', 'Cleo'));
    beats(table, 'Cleo').does('Cleo', ends).does('Bran', { do: 'enter' });
    return table;
  };

  test('[WEEK-09] takes 15 gold off a greater ultimate, and off nothing else', () => {
    const table = victor().purse('Bran', 17);
    table.does('Bran', buys(table, 'wings'));
    expect(table.gold('Bran')).toBe(17 - (20 - 15));
    table.does('Bran', buys(table, 'helm'));
    expect(table.gold('Bran')).toBe(12 - 9);
    expect(table.told('bought').own[table.id('Bran')]).toMatchObject({ cost: 9 });
  });

  test('[ENTER-11] stops at 0', () => {
    const table = victor().purse('Bran', 0);
    table.does('Bran', buys(table, 'halo'));
    expect(table.gold('Bran')).toBe(0);
    expect(table.transfers).toEqual([]);
  });

  test('[WEEK-09] is the winner’s alone', () => {
    const table = victor().does('Bran', ends).does('Ana', { do: 'enter' }).purse('Ana', 19);
    expect(table.refused('Ana', buys(table, 'wings'))).toMatchObject({
      refused: 'not enough gold',
      facts: { cost: 20 },
    });
  });
});

/** Where that lies there is now an ultimate that costs 20. */
function laid(table: Table, name: string, instead: string): OrbId {
  table.stock[name] = thing('greater ultimate', 20, { armor: 1 });
  const orb = table.orb(instead);
  const { item } = table.game.orbs[orb] ?? expect.fail('no orb');
  table.arrange(({ items, orbs, goods }) => ({
    goods: { ...goods, [name]: name },
    items: { ...items, [item]: { ...items[item], definition: name } as never },
    orbs: { ...orbs, [orb]: { ...orbs[orb], cost: 20 } as never },
  }));
  return orb;
}

describe('[ITEM-22] of ultimates', () => {
  const as = (form: 'greater' | 'lesser', orb: OrbId) =>
    ({ do: 'buy', orb, popOff: null, as: form }) as const;
  const waysFor = (table: Table, name: string, orb: OrbId) =>
    legalFor(table.game, goodsOf(table.stock), table.id(name)).buyAs[orb];

  test.each(['greater', 'lesser'] as const)(
    'one a week is bought, and after a %s one none in either form',
    (first) => {
      const table = rich();
      const [night, day] = [laid(table, 'night', 'bead'), laid(table, 'day', 'helm')];
      table.does('Ana', as(first, night));
      for (const form of ['greater', 'lesser'] as const)
        expect(table.refused('Ana', as(form, day))).toMatchObject({
          refused: 'one ultimate a week',
          rule: 'ITEM-22',
        });
      expect(waysFor(table, 'Ana', day)).toBeUndefined();
    },
  );

  test('each hero has one a week, and another one the week after', () => {
    const table = rich();
    const [night, day] = [laid(table, 'night', 'bead'), laid(table, 'day', 'helm')];
    table.does('Ana', as('lesser', night)).does('Ana', { do: 'end turn' });
    table.does('Bran', { do: 'enter' }).purse('Bran', 100);
    expect(waysFor(table, 'Bran', day)).toHaveLength(2);
    table.does('Bran', as('lesser', day));
    expect(table.game.week?.ultimates).toEqual([table.id('Ana'), table.id('Bran')]);
    expect(skipsToNextWeek(table).game.week?.ultimates).toBeUndefined();
  });

  test('nobody buys one that they have', () => {
    const table = rich();
    const night = laid(table, 'night', 'bead');
    table.gives('Ana', 'night');
    expect(table.refused('Ana', as('lesser', night))).toMatchObject({ refused: 'ultimate owned' });
    expect(waysFor(table, 'Ana', night)).toBeUndefined();
  });
});

describe('[ITEM-21] an ultimate', () => {
  /** Ana stands before an orb with an ultimate in it that costs 20. */
  function before() {
    const table = rich();
    const orb = laid(table, 'night', 'bead');
    const buying = (as?: 'greater' | 'lesser') =>
      ({ do: 'buy', orb, popOff: null, ...(as && { as }) }) as const;
    const legal = () => legalFor(table.game, goodsOf(table.stock), table.id('Ana'));
    return { table, orb, buying, legal };
  }

  test.each([
    ['greater', 'greater ultimate'],
    ['lesser', 'slotless'],
  ] as const)('that is bought as %s is so for good, in the slot “%s”', (as, slot) => {
    const { table, orb, buying, legal } = before();
    expect(legal().buyAs[orb]).toEqual([
      { as: 'greater', cost: 20 },
      { as: 'lesser', cost: 20 },
    ]);
    table.does('Ana', buying(as));
    expect(table.thing('Ana', 'night')).toMatchObject({ form: { ultimate: as }, slot });
    expect(table.gold('Ana')).toBe(80);
  });

  test('[ANN-01] is told of to everybody as a greater one, and as a lesser one is not', () => {
    const { table, buying } = before();
    table.does('Ana', buying('greater'));
    expect(table.told('put on for good').public).toEqual({
      hero: expect.objectContaining({ name: 'Ana' }) as unknown,
      name: 'Thing for greater ultimate',
      slot: 'greater ultimate',
    });
    const other = before();
    other.table.does('Ana', other.buying('lesser'));
    expect(other.table.kinds()).not.toContain('put on for good');
  });

  test('is not bought before it is said which it shall be', () => {
    const { table, buying } = before();
    expect(table.refused('Ana', buying())).toMatchObject({ refused: 'choose a form' });
  });

  test('[SLOT-03] can only be lesser while a greater one fills the slot', () => {
    const { table, orb, buying, legal } = before();
    table.gives('Ana', 'halo', 'worn');
    expect(legal().buyAs[orb]).toEqual([{ as: 'lesser', cost: 20 }]);
    expect(table.refused('Ana', buying('greater'))).toMatchObject({
      refused: 'slot cannot be emptied',
    });
    table.does('Ana', buying('lesser'));
    expect(table.thing('Ana', 'night').slot).toBe('slotless');
  });

  test('[WEEK-09] costs a victor less only as a greater one', () => {
    const { table, orb, buying, legal } = before();
    table.arrangeHero('Ana', { discount: 15 as never }).purse('Ana', 6);
    expect(legal().buyAs[orb]).toEqual([{ as: 'greater', cost: 5 }]);
    table.does('Ana', buying('greater'));
    expect(table.gold('Ana')).toBe(1);
  });

  test('is the only thing that has two forms', () => {
    const table = rich();
    expect(table.refused('Ana', { ...buys(table, 'helm'), as: 'lesser' })).toMatchObject({
      refused: 'no such form',
    });
  });
});
