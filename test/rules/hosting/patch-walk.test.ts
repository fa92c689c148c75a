import { describe, expect, test } from 'vitest';
import { isAtPeace } from '../../../src/rules/combat/index.ts';
import { type Item } from '../../../src/rules/game.ts';
import { type Definition } from '../../../src/rules/goods.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { legalFor } from '../../../src/rules/sight/legal.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { begun, fight, strike } from '../../support/table-weeks.ts';
import { type Table } from '../../support/table.ts';
import { at, beforeTheYard, guardedYard, skeli, yard } from '../../support/yard.ts';

const cap = (hp: number, dodge = 0): Definition => ({
  of: 'item',
  ...{ name: 'Plume', kinds: ['basic equipment'], slot: 'head', cost: 4 },
  abilities: [{ always: { hp, dodge } }],
});
const hound = (hp: number, size = 0): Definition => ({
  of: 'item',
  ...itemSchema.parse({
    ...{ name: 'Hound', kinds: ['companion'], slot: 'slotless', cost: 8 },
    abilities: [{ companion: 'Hound', hp, stats: { speed: 4 }, ...(size > 0 && { size }) }],
  }),
});
/** Ana walks the yard with a plume of four HP and a hound; a Skeli keeps watch there. */
function walking(): Table {
  const stock = { yard: guardedYard, skeli, plume: cap(4), hound: hound(6) };
  const table = beforeTheYard(stock, 'Ana', 'Bran');
  table.gives('Ana', 'plume', 'worn');
  table.gives('Ana', 'hound', 'worn');
  return table.does('Ana', { do: 'enter', tile: at('B2') });
}

/** What the host brings in the place of what is called so. */
function changes(table: Table, ...cards: Definition[]): void {
  const hashes = cards.map((card) => {
    const hash = (Object.keys(table.stock).length + 1).toString(16).padStart(64, '0');
    table.stock[hash] = card;
    return hash;
  });
  table.host({ do: 'bring', goods: hashes, why: 'Too strong.' });
}

const view = (table: Table) =>
  heroView(table.game, goodsOf(table.stock), table.id('Ana'), table.now);
const told = (table: Table) => table.told('goods brought').own[table.id('Ana')];
const walk = (to: string) => ({ do: 'walk', to: at(to), step: null }) as const;
const guard = (table: Table) =>
  Object.values(table.game.fight?.creatures ?? {}).find(({ kind }) => kind === 'monster') ??
  expect.fail('nobody stands guard');
const asBefore = (table: Table, name: string) =>
  heroView(table.game, goodsOf(table.stock), table.id(name), table.now)
    .items.filter((item) => item.afterFight)
    .map((item) => item.name);
const along = (table: Table) =>
  Object.values(table.game.fight?.creatures ?? {}).find(({ kind }) => kind === 'companion') ??
  expect.fail('nobody comes along');
const begins = (table: Table) =>
  table
    .does('Ana', walk('D3'))
    .does('Ana', fight({ do: 'move', kind: 'walk', to: at('E3') }), { initiative: [8, 1] });

describe('[GAME-06] what the host changes of things that somebody has on in a loot turn', () => {
  test('is so at once, and its player is told', () => {
    const table = walking();
    const before = view(table).hp;
    changes(table, cap(1, 5));
    expect(view(table).hp).toEqual({ now: before.now - 3, most: before.most - 3 });
    expect(table.game.fight?.creatures[table.id('Ana')]?.sheet.stats.dodge).toBe(15);
    expect(told(table)).toEqual({ names: ['Plume'], hp: view(table).hp });
  });

  test('[ITEM-24] of a companion, too, whose wounds stay', () => {
    const table = walking();
    changes(table, hound(2));
    expect(along(table).sheet.stats.hp).toBe(2);
    expect(told(table)?.names).toEqual(['Hound']);
  });

  test('[ITEM-24] of its name, too', () => {
    const table = walking();
    const { abilities, ...card } = hound(6) as Extract<Definition, { of: 'item' }>;
    changes(table, { ...card, abilities: [{ ...abilities[0], companion: 'Whelp' }] } as Definition);
    expect(along(table).name).toBe('Whelp');
  });

  test('[STAT-11] of the size of one, too, which fills as many tiles from then on', () => {
    const table = walking();
    expect(along(table).size).toBe(0);
    changes(table, hound(6, 2));
    expect(along(table).size).toBe(2);
    changes(table, hound(6, 1));
    expect(along(table).size).toBe(1);
  });

  test('[ENTER-09] where a combat goes on, is so once that is over', () => {
    const table = begins(walking());
    const before = view(table).hp;
    changes(table, cap(1));
    expect(view(table).hp).toEqual(before);
    expect(told(table)).toEqual({ names: ['Plume'] });
    expect(asBefore(table, 'Ana')).toEqual(['Plume']);
    table.does('Ana', strike(guard(table).id), { 'to hit': 15 });
    expect(table.game.fight && isAtPeace(table.game.fight)).toBe(true);
    expect(view(table).hp.most).toBe(before.most - 3);
    expect(table.game.fight?.walk?.patched).toBeUndefined();
    expect(asBefore(table, 'Ana')).toEqual([]);
  });

  test('[ENTER-03] with the house’s clock, too, which goes on after the combat', () => {
    const table = walking();
    table.arrange(({ house }) => ({ house: { ...house, 'loot clock': 1 } }));
    table.does('Ana', walk('C3'));
    const { most } = view(begins(table)).hp;
    changes(table, cap(1));
    table.does('Ana', strike(guard(table).id), { 'to hit': 15 });
    expect(view(table).hp.most).toBe(most - 3);
  });

  test('[MONSTER-02] in a fight that goes on they stay as they were, and their owners read so', () => {
    const table = begun('Ana', 'Bran');
    Object.assign(table.stock, { plume: cap(4), hound: hound(6) });
    for (const name of ['Ana', 'Bran']) table.gives(name, 'plume', 'worn');
    table.gives('Ana', 'hound', 'worn');
    table.does('Ana', { do: 'enter' }, { initiative: [8, 1] });
    const { hp, stats } = view(table);
    changes(table, cap(1, 7));
    expect([view(table).hp, view(table).stats]).toEqual([hp, stats]);
    expect(asBefore(table, 'Ana')).toEqual(['Plume']);
    expect(asBefore(table, 'Bran')).toEqual([]);
    changes(table, hound(2));
    expect(asBefore(table, 'Ana')).toEqual(['Plume', 'Hound']);
  });

  test('[ITEM-27] reads so on its card, with what it is once the fight is over', () => {
    const table = begun('Ana', 'Bran');
    const quill = (charges: number, deal: number) =>
      ({
        of: 'item',
        ...itemSchema.parse({
          ...{ name: 'Quill', kinds: ['magic equipment'], slot: 'ring', cost: 4, charges },
          abilities: [
            { use: { range: 9, on: 'enemy' }, charge: true, do: [{ deal, type: 'fire' }] },
          ],
        }),
      }) as Definition;
    table.stock['quill'] = quill(4, 3);
    table.gives('Ana', 'quill', 'worn');
    table.does('Ana', { do: 'enter' }, { initiative: [8, 1] });
    changes(table, quill(2, 1));
    const of = () => view(table).items.find(({ name }) => name === 'Quill');
    expect(of()).toMatchObject({
      ...{ left: 4, charges: 4, abilities: [{ do: [{ deal: 3 }] }] },
      afterFight: {
        left: 2,
        charges: 2,
        abilities: [{ do: [{ deal: 1 }] }],
        changed: { version: 2 },
      },
    });
    expect(of()?.changed).toBeUndefined();
    expect(of()?.afterFight?.afterFight).toBeUndefined();
  });

  test('and the change of before the fight stays on it', () => {
    const table = begun('Ana', 'Bran');
    table.stock['plume'] = cap(4);
    table.gives('Ana', 'plume', 'worn');
    changes(table, cap(3));
    table.does('Ana', { do: 'enter' }, { initiative: [8, 1] });
    changes(table, cap(2));
    // Whoever fights has it as before, and nothing of it counts at once.
    expect(told(table)).toBeUndefined();
    expect(view(table).items.find(({ name }) => name === 'Plume')).toMatchObject({
      ...{ abilities: [{ always: { hp: 3 } }], changed: { version: 2 } },
      afterFight: { abilities: [{ always: { hp: 2 } }], changed: { version: 3 } },
    });
  });

  test('is so in the void, too, and told there', () => {
    const table = walking();
    table.gives('Bran', 'plume', 'worn');
    changes(table, cap(1));
    const { own } = table.told('goods brought');
    expect(own[table.id('Bran')]).toEqual({ names: ['Plume'], void: true });
    const outside = walking().does('Ana', { do: 'end turn' });
    const before = view(outside).hp;
    changes(outside, cap(1));
    expect(told(outside)).toEqual({ names: ['Plume'], void: true });
    expect(view(outside).hp.most).toBe(before.most - 3);
  });

  test('is nobody’s business who has none of it on', () => {
    const table = walking();
    const item = table.gives('Bran', 'plume', 'worn');
    table.arrange(({ items }) => ({
      items: { ...items, [item]: { ...items[item], slot: null } as Item },
    }));
    changes(table, cap(1));
    expect(Object.keys(table.told('goods brought').own)).toEqual([table.id('Ana')]);
  });
});

describe('[GAME-06] [ITEM-35] what the host changes of a trap that lies in the menagerie', () => {
  const rug = (deal: number | 'X', power = 0, more = {}): Definition => ({
    of: 'item',
    ...itemSchema.parse({
      ...{ name: 'Rug', kinds: ['trap'], slot: 'slotless', cost: 5, ...(power > 0 && { power }) },
      abilities: [{ trap: { stealth: 15, ...more }, do: [{ deal, type: 'fire' }] }],
    }),
  });

  const ruby: Definition = {
    ...{ of: 'item', name: 'Ruby', kinds: ['gem'], slot: 'slotless', cost: 4 },
    abilities: [{ always: { armor: 1 } }],
  };

  /** Ana, whose plume has a ruby on it, has laid a rug at C2. */
  function laid(card = rug(9)): Table {
    const hoop = { ...cap(1), name: 'Hoop', slot: 'ring' } as Definition;
    const stock = { yard: guardedYard, skeli, ruby, hoop, plume: cap(4), rug: card };
    const table = beforeTheYard(stock, 'Ana', 'Bran');
    const [item, plume] = [table.gives('Ana', 'rug', 'worn'), table.gives('Ana', 'plume', 'worn')];
    const gem = table.gives('Ana', 'ruby');
    table.gives('Ana', 'hoop', 'worn');
    table.arrange(({ items }) => ({
      items: { ...items, [gem]: { ...items[gem]!, on: plume, home: plume } },
    }));
    table.does('Ana', { do: 'enter', tile: at('B2') });
    return table.does('Ana', fight({ do: 'place trap', item, at: at('C2') }));
  }
  function setsGem(table: Table): void {
    const { attach } = legalFor(table.game, goodsOf(table.stock), table.id('Ana'));
    const { item, onto } = attach[0] ?? expect.fail('no gem can be set');
    table.does('Ana', { do: 'attach', item, onto: onto[0] ?? expect.fail('on nothing') });
  }
  const bransTurn = (table: Table): Table =>
    table.does('Ana', { do: 'end turn' }).does('Bran', { do: 'enter', tile: at('B2') });
  const trapsOf = ({ game }: Table) =>
    (game.fight?.things ?? []).flatMap((one) => (one.kind === 'trap' ? [one] : []));
  const liesNow = ({ game }: Table) =>
    Object.values(game.items).flatMap(({ lies }) => (lies ? [lies.trap] : []));
  const hurt = (table: Table, name: string) => {
    const step = fight({ do: 'move', kind: 'walk', to: at('C2') });
    table.does(name, step);
    return table.game.fight?.creatures[table.id(name)]?.damageTaken;
  };

  test.each([
    ['Ana', (table: Table) => table],
    ['Bran', bransTurn],
  ] as const)('goes off so at once, for %s', (name, turn) => {
    const table = turn(laid());
    changes(table, rug(2));
    expect(asBefore(table, 'Ana')).toEqual([]);
    expect(hurt(table, name)).toBe(2);
  });

  test('[ENTER-09] is so once the combat is over that goes on, of which its owner elsewhere reads nothing', () => {
    const table = bransTurn(laid());
    table.does('Bran', walk('D3'));
    table.does('Bran', fight({ do: 'move', kind: 'walk', to: at('E3') }), { initiative: [8, 1] });
    changes(table, rug(2));
    expect(asBefore(table, 'Ana')).toEqual([]);
    expect(told(table)).toBeUndefined();
    expect(table.game.fight?.things).toMatchObject([{ does: [{ deal: 9 }] }]);
    table.does('Bran', strike(guard(table).id), { 'to hit': 15 });
    expect(asBefore(table, 'Ana')).toEqual([]);
    expect(table.game.fight?.things).toMatchObject([{ does: [{ deal: 2 }] }]);
  });

  test('[MOVE-04] [PERC-05] is as hidden as that says, and for flyers, too, where it does', () => {
    const table = laid();
    changes(table, rug(9, 0, { stealth: 3, flyers: true }));
    const now = { stealth: 3, flyers: true };
    expect([trapsOf(table), liesNow(table)]).toMatchObject([[now], [now]]);
  });

  test.each(['walks', 'fights', 'fights and sets a gem'])(
    '[STAT-12] has its power, too, for good, while its owner %s',
    (how) => {
      const table = laid(rug('X', 9));
      if (how !== 'walks') begins(table);
      changes(table, rug('X', 2));
      if (how === 'fights and sets a gem') setsGem(table);
      if (how !== 'walks') table.does('Ana', strike(guard(table).id), { 'to hit': 15 });
      const powers = () => [...trapsOf(table), ...liesNow(table)].map(({ x }) => x);
      expect(powers()).toEqual([2, 2]);
      table.does('Ana', { do: 'end turn' });
      expect(powers()).toEqual([2]);
    },
  );

  test('[STAT-12] has its power for good, changed in somebody else’s turn', () => {
    const table = bransTurn(laid(rug('X', 9)));
    changes(table, rug('X', 2));
    expect(hurt(table, 'Bran')).toBe(2);
    table.does('Bran', { do: 'end turn' });
    expect(liesNow(table).map(({ x }) => x)).toEqual([2]);
  });

  test.each(['in the void', 'as its owner walks', 'as somebody else walks'])(
    '[ITEM-24] goes off so where who comes along has laid it, changed %s',
    (when) => {
      const parrot = (deal: number): Definition => ({
        of: 'item',
        ...itemSchema.parse({
          ...{ name: 'Parrot', kinds: ['companion'], slot: 'slotless', cost: 5 },
          abilities: [
            {
              ...{ companion: 'Polly', hp: 5 },
              abilities: [{ name: 'Egg', trap: { stealth: 15 }, do: [{ deal, type: 'fire' }] }],
            },
          ],
        }),
      });
      const table = beforeTheYard({ yard, parrot: parrot(9) }, 'Ana', 'Bran');
      const item = table.gives('Ana', 'parrot', 'worn');
      table.does('Ana', { do: 'enter', tile: at('B2') });
      const action = { do: 'place trap', item, at: at('C2') } as const;
      table.does('Ana', { do: 'fight', step: null, action, by: along(table).id });
      if (when === 'as its owner walks') changes(table, parrot(2));
      table.does('Ana', { do: 'end turn' });
      if (when === 'in the void') changes(table, parrot(2));
      table.does('Bran', { do: 'enter', tile: at('B2') });
      if (when === 'as somebody else walks') changes(table, parrot(2));
      expect(hurt(table, 'Bran')).toBe(2);
      table.does('Bran', { do: 'end turn' });
      expect(liesNow(table)).toMatchObject([{ name: 'Polly', does: [{ deal: 2 }] }]);
    },
  );
});
