import { describe, expect, test } from 'vitest';
import { type Definition } from '../../../src/rules/goods.ts';
import { type Item } from '../../../src/rules/game.ts';
import { statsNow } from '../../../src/rules/hero/sheet.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { type ItemId } from '../../../src/rules/names.ts';
import { legalFor } from '../../../src/rules/sight/legal.ts';
import { additions } from '../../support/additions.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { type Table } from '../../support/table.ts';
import { begun, fight } from '../../support/table-weeks.ts';
import { wonders } from '../../support/wonders.ts';
import { at, beforeTheYard, yard } from '../../support/yard.ts';

const card = (written: object): Definition => ({ of: 'item', ...itemSchema.parse(written) });
const of = (name: string, kind: string, cost = 9, more: object = {}) =>
  card({
    ...{ name, kinds: [kind], slot: 'slotless', cost },
    abilities: [{ always: { hp: 1 } }],
    ...more,
  });
const wares = {
  ...{ ...additions, ...wonders },
  ware: of('Ware', 'trader item'),
  lot: of('Lot', 'auction item'),
  relic: of('Relic', 'quest item', 0),
  medal: of('Medal', 'quest item', 9),
  hen: of('Hen', 'treasure', 20, { abilities: [{ 'level up': { gold: 1 } }] }),
  jar: of('Jar', 'treasure', 20, {
    abilities: [{ when: 'I miss', do: [{ gold: 1 }], limit: { each: 'fight' } }],
  }),
  key: of('Key', 'treasure', 3, {
    kinds: ['treasure', 'chest key'],
    abilities: [{ open: 'chest' }],
  }),
  snare: of('Snare', 'trap', 6, { abilities: [{ trap: { stealth: 40 }, do: [{ deal: 3 }] }] }),
  hound: of('Hound', 'companion', 8, {
    abilities: [{ companion: 'Hound', hp: 6, stats: { speed: 4 } }],
  }),
};

const sells = (item: ItemId) => ({ do: 'sell', item }) as const;
const legal = (table: Table, name = 'Ana') =>
  legalFor(table.game, goodsOf(table.stock), table.id(name));
const holder = (table: Table, id: ItemId) => table.game.items[id]?.holder;
const worn = (table: Table, item: ItemId, change: Partial<Item>) =>
  table.arrange(({ items }) => ({
    items: { ...items, [item]: { ...items[item], ...change } as Item },
  }));

/** Ana walks the yard, where Goop has his stall; what she is given is hers since before she came in. */
function walking(...given: (keyof typeof wares | 'helm' | 'golden' | 'wings' | 'tinker')[]) {
  const table = beforeTheYard({}, 'Ana', 'Bran', 'Cleo');
  Object.assign(table.stock, wares);
  const ids = given.map((one) => table.gives('Ana', one, 'worn'));
  return { table: table.does('Ana', { do: 'enter', tile: at('B2') }), ids };
}

describe('selling', () => {
  test('[ITEM-28] [ENTER-12] goes to the stall and brings half the net worth, fractions dropped, for an action', () => {
    const { table, ids } = walking('helm');
    const [helm = expect.fail()] = ids;
    const dodge = () => statsNow(table.game, goodsOf(table.stock), table.id('Ana')).hp;
    const before = dodge();
    expect(legal(table).sell).toEqual([{ item: helm, price: 4 }]);
    table.does('Ana', sells(helm));
    expect(table.told('sold').own).toEqual({
      [table.id('Ana')]: { name: 'Helm', to: 'Goop', price: 4, with: [], purse: 104 },
    });
    expect(table.told('sold').public).toBeNull();
    expect([table.gold('Ana'), holder(table, helm)]).toEqual([104, 'gone']);
    expect(dodge()).toBe(before - 4);
    expect(table.game.fight?.creatures[table.id('Ana')]?.sheet.stats.hp).toBe(before - 4);
    const left = table.game.fight?.walk?.left ?? expect.fail();
    const [ring] = [table.gives('Ana', 'golden')];
    table.does('Ana', sells(ring));
    expect(table.game.fight?.walk?.left).toBe(left - 1);
    expect(table.refused('Ana', sells(ring))).toMatchObject({ refused: 'not yours' });
  });

  test('[GAME-06] [ITEM-28] for another price than was agreed to, nothing is sold, and nobody goes there', () => {
    const { table, ids } = walking('helm');
    const [helm = expect.fail()] = ids;
    const before = table.game.fight;
    expect(table.refused('Ana', { ...sells(helm), price: 9 })).toEqual({
      refused: 'another price',
      rule: 'GAME-06',
      facts: { of: 'sell', name: 'Helm', was: 9, price: 4 },
    });
    expect(table.game.fight).toBe(before);
    table.does('Ana', { ...sells(helm), price: 4 });
    expect(holder(table, helm)).toBe('gone');
  });

  test('[ENTER-12] of two stalls it goes to the nearest, and its keeper is who buys', () => {
    const drawing = yard.drawing.replace('#.........*.*.*.*.*#\n#^', '#X........*.*.*.*.*#\n#^');
    const stalls = { ...yard.stalls, X: 'Galtorex' } as const;
    const table = beforeTheYard({ yard: { ...yard, drawing, stalls } }, 'Ana', 'Bran');
    const [helm, cap] = [table.gives('Ana', 'helm'), table.gives('Ana', 'cap')];
    const buyer = () => table.told('sold').own[table.id('Ana')]?.to;
    table.does('Ana', { do: 'enter', tile: at('B2') }).does('Ana', sells(helm));
    expect(buyer()).toBe('Galtorex');
    table.does('Ana', { do: 'walk', to: at('P6'), step: null }).does('Ana', sells(cap));
    expect(buyer()).toBe('Goop');
  });

  test('[ITEM-28] [ITEM-02] [ITEM-18] what sits on a thing goes along, and its worth counts', () => {
    const { table, ids } = walking('helm', 'ruby', 'whetstone');
    const [helm = expect.fail(), ruby = expect.fail(), stone = expect.fail()] = ids;
    for (const one of [ruby, stone]) worn(table, one, { slot: null, on: helm, home: helm });
    expect(legal(table).sell).toEqual([{ item: helm, price: 15 }]);
    expect(table.refused('Ana', sells(ruby))).toMatchObject({
      ...{ refused: 'no sale', rule: 'ITEM-02', facts: { why: 'sits on a thing' } },
    });
    expect(table.refused('Ana', sells(stone))).toMatchObject({
      ...{ refused: 'no sale', rule: 'ITEM-30', facts: { why: 'used upgrade' } },
    });
    table.does('Ana', sells(helm));
    expect(table.told('sold').own).toMatchObject({
      [table.id('Ana')]: { price: 15, with: ['Ruby', 'Whetstone'] },
    });
    expect([helm, ruby, stone].map((one) => holder(table, one))).toEqual(['gone', 'gone', 'gone']);
    expect([ruby, stone].map((one) => table.game.items[one]?.on)).toEqual([null, null]);
  });

  test.each([
    ['heart', 'ITEM-01', 'starter'],
    ['hen', 'ITEM-05', 'treasure'],
    ['jar', 'ITEM-05', 'other treasure'],
    ['key', 'ORB-08', 'key'],
    ['boots', 'ITEM-08', 'worn curse'],
    ['ware', 'ITEM-17', 'bought from an NPC'],
    ['lot', 'ITEM-17', 'bought from an NPC'],
    ['relic', 'ITEM-19', 'quest item without value'],
    ['favour', 'SLOT-03', 'favour'],
  ] as const)('[%2$s] nobody buys a %s', (name, rule, why) => {
    const { table } = walking();
    const item = table.gives('Ana', name, 'worn');
    expect(table.refused('Ana', sells(item))).toMatchObject({
      ...{ refused: 'no sale', rule, facts: { why } },
    });
    expect(legal(table).sell).toEqual([]);
  });

  test('[ITEM-28] [ENTER-10] is told once more on leaving, with what went along', () => {
    const { table, ids } = walking('helm', 'ruby', 'hound');
    const [helm = expect.fail(), ruby = expect.fail(), hound = expect.fail()] = ids;
    worn(table, ruby, { slot: null, on: helm, home: helm });
    table.does('Ana', sells(helm)).does('Ana', sells(hound)).does('Ana', { do: 'end turn' });
    const { haul } = table.told('turn ended').own[table.id('Ana')] ?? {};
    expect(haul?.sold).toEqual(['Helm', 'Ruby', 'Hound']);
  });

  test('[ITEM-08] [ITEM-19] a curse that is off, and a quest item with a price, are sold', () => {
    const { table } = walking();
    const [boots, medal] = [table.gives('Ana', 'boots'), table.gives('Ana', 'medal', 'worn')];
    table.does('Ana', sells(boots)).does('Ana', sells(medal));
    expect(table.gold('Ana')).toBe(100 + 4 + 4);
  });

  test('[ITEM-15] [ITEM-32] what is drunk on the way in is worth nothing at once', () => {
    const { table, ids } = walking('phial');
    const [phial = expect.fail()] = ids;
    expect(legal(table).sell).toEqual([{ item: phial, price: 3 }]);
    table.does('Ana', fight({ do: 'activate', item: phial, ability: 0, targets: [], tile: null }));
    expect(legal(table).sell).toEqual([]);
    const own = heroView(table.game, goodsOf(table.stock), table.id('Ana'), table.now).items;
    expect(own.find(({ id }) => id === phial)).toMatchObject({ left: 0, worth: 0 });
    expect(table.refused('Ana', sells(phial))).toMatchObject({
      ...{ refused: 'no sale', rule: 'ITEM-15', facts: { why: 'spent' } },
    });
  });

  test('[ITEM-15] [ITEM-27] what a use has used up is worth nothing, though it is no consumable', () => {
    const use = { use: {}, do: [{ 'temporary hp': 4 }], 'used up': true };
    const table = beforeTheYard(
      { tonic: of('Tonic', 'potion', 40, { abilities: [use] }) },
      ...['Ana', 'Bran'],
    );
    const tonic = table.gives('Ana', 'tonic', 'worn');
    table.does('Ana', { do: 'enter', tile: at('B2') });
    expect(legal(table).sell).toEqual([{ item: tonic, price: 20 }]);
    table.does('Ana', fight({ do: 'activate', item: tonic, ability: 0, targets: [], tile: null }));
    expect(legal(table).sell).toEqual([]);
    expect(table.refused('Ana', sells(tonic))).toMatchObject({ facts: { why: 'spent' } });
  });

  test('[SLOT-03] a class or a greater ultimate leaves its slot by that', () => {
    const { table, ids } = walking('tinker', 'wings');
    for (const one of ids) table.does('Ana', sells(one));
    const [tinker, wings] = [table.gives('Ana', 'tinker'), table.gives('Ana', 'wings')];
    table.does('Ana', { do: 'end turn' });
    table.does('Ana', { do: 'equip', item: tinker, popOff: null });
    table.does('Ana', { do: 'equip', item: wings, popOff: null });
    expect(table.game.items[wings]?.slot).toBe('greater ultimate');
  });

  test('[ITEM-24] who comes along with what is sold is gone', () => {
    const { table, ids } = walking('hound');
    const [hound = expect.fail()] = ids;
    expect(Object.keys(table.game.fight?.creatures ?? {})).toHaveLength(2);
    table.does('Ana', sells(hound));
    expect(Object.keys(table.game.fight?.creatures ?? {})).toEqual([table.id('Ana')]);
  });

  describe('[ITEM-35] a trap', () => {
    const offered = (table: Table) => legal(table).sell.map(({ item }) => item);
    const liesOn = (table: Table, snare: ItemId) =>
      heroView(table.game, goodsOf(table.stock), table.id('Ana'), table.now).items.find(
        ({ id }) => id === snare,
      )?.lies?.tile;
    /** It lies there since an earlier week. */
    const lays = (table: Table, name: string, item: ItemId) => {
      const trap = {
        ...{ kind: 'trap' as const, item, name: 'Snare', owner: table.id(name) },
        ...{ tile: at('B3'), stealth: 40, spent: false, x: 0, does: [] },
      };
      worn(table, item, { lies: { map: table.game.goods['yard'] ?? '', nth: 0, trap } });
    };
    const places = (item: ItemId) => fight({ do: 'place trap', item, at: at('B3') });
    const picksUp = fight({ do: 'pick up trap', at: at('B3') });

    test('that was laid in this very turn is not sold, as it is not at hand', () => {
      const { table, ids } = walking('snare');
      const [snare = expect.fail()] = ids;
      table.does('Ana', places(snare));
      expect(table.refused('Ana', sells(snare))).toMatchObject({ rule: 'ITEM-35' });
      expect(offered(table)).toEqual([]);
      expect(liesOn(table, snare)).toBe(at('B3'));
    });

    test('that has lain there since an earlier week is sold once it is picked up', () => {
      const table = beforeTheYard({ snare: wares.snare }, 'Ana', 'Bran');
      const snare = table.gives('Ana', 'snare', 'worn');
      lays(table, 'Ana', snare);
      table.does('Ana', { do: 'enter', tile: at('B2') });
      expect(table.refused('Ana', sells(snare))).toMatchObject({ rule: 'ITEM-35' });
      table.does('Ana', picksUp);
      expect(liesOn(table, snare)).toBeUndefined();
      expect(offered(table)).toEqual([snare]);
      expect(holder(table.does('Ana', sells(snare)), snare)).toBe('gone');
      expect(table.game.fight?.things).toEqual([]);
    });

    test('tells its owner nothing of what befalls it in a fight of others', () => {
      const table = beforeTheYard({ snare: wares.snare }, 'Ana', 'Bran');
      const snare = table.gives('Bran', 'snare', 'worn');
      lays(table, 'Bran', snare);
      table.does('Ana', { do: 'enter', tile: at('B2') });
      table.arrange(({ fight: now }) => ({ fight: now && { ...now, things: [] } }));
      const { items } = heroView(table.game, goodsOf(table.stock), table.id('Bran'), table.now);
      expect(items.find(({ id }) => id === snare)?.lies?.tile).toBe(at('B3'));
    });
  });
});

describe('[ENTER-12] nothing is sold', () => {
  test('in the void, or out of turn', () => {
    const table = begun('Ana', 'Bran', 'Cleo');
    const helm = table.gives('Bran', 'helm');
    expect(table.refused('Bran', sells(helm))).toMatchObject({ refused: 'not your turn' });
    expect(legal(table, 'Bran').sell).toEqual([]);
    expect(holder(table, helm)).toBe(`hero:${table.id('Bran')}`);
  });

  test('while the monster stands', () => {
    const table = begun('Ana', 'Bran', 'Cleo');
    const helm = table.gives('Ana', 'helm');
    expect(table.refused('Ana', sells(helm))).toMatchObject({
      ...{ refused: 'monster stands', rule: 'ENTER-12' },
    });
    expect(legal(table).sell).toEqual([]);
  });

  test('where no safe way leads to a stall', () => {
    const drawing = yard.drawing
      .replace('#@................G#', '#@...............^G#')
      .replace('#^^^^^^^^.*.*.*.*.*#', '#^^^^^^^^.*.*.*.*^^#')
      .replace('#......^^^.........#', '#......^^^.......^^#');
    const table = beforeTheYard({ yard: { ...yard, drawing } }, 'Ana', 'Bran');
    const helm = table.gives('Ana', 'helm');
    table.does('Ana', { do: 'enter', tile: at('B2') });
    expect(table.refused('Ana', sells(helm))).toMatchObject({
      ...{ refused: 'no safe way', rule: 'ENTER-12', facts: { tile: at('S6') } },
    });
    expect(legal(table).sell).toEqual([]);
    expect(holder(table, helm)).toBe(`hero:${table.id('Ana')}`);
  });

  test('by whoever is stopped on the way, but may be when that one goes on', () => {
    const laid = [{ trap: { stealth: 40 }, do: [{ deal: 3 }] }];
    const snare = of('Snare', 'trap', 6, { abilities: laid });
    const table = beforeTheYard({ snare }, 'Bran', 'Ana', 'Cleo');
    const traps = [1, 2, 3].map(() => table.gives('Bran', 'snare', 'worn'));
    table.does('Bran', { do: 'enter', tile: at('B2') });
    for (const [nth, item] of traps.entries())
      table.does('Bran', fight({ do: 'place trap', item, at: at(['B3', 'C2', 'C3'][nth] ?? '') }));
    table.does('Bran', { do: 'end turn' });
    const helm = table.gives('Ana', 'helm');
    table.does('Ana', { do: 'enter', tile: at('B2') }).does('Ana', sells(helm));
    expect([table.gold('Ana'), holder(table, helm)]).toEqual([10, `hero:${table.id('Ana')}`]);
    expect(table.events.map(({ kind }) => kind)).not.toContain('sold');
    table.does('Ana', sells(helm));
    expect([table.gold('Ana'), holder(table, helm)]).toEqual([14, 'gone']);
  });
});
