import { describe, expect, test } from 'vitest';
import { type Definition } from '../../../src/rules/goods.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { type ItemId } from '../../../src/rules/names.ts';
import { legalFor } from '../../../src/rules/sight/legal.ts';
import { additions } from '../../support/additions.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { type Table } from '../../support/table.ts';
import {
  beginsDuel,
  betting,
  duelling,
  features,
  fight,
  posts,
  strike,
} from '../../support/table-weeks.ts';
import { wonders } from '../../support/wonders.ts';
import { at, inTheYard } from '../../support/yard.ts';

const card = (written: object): Definition => ({ of: 'item', ...itemSchema.parse(written) });
const plain = { kinds: ['magic equipment'], slot: 'slotless', cost: 5 };
const aegis = card({
  ...{ name: 'Aegis', ...plain },
  abilities: [{ always: {}, boons: [{ 'legendary shield': 1 }] }],
});
const draught = card({
  ...{ name: 'Draught', ...plain },
  abilities: [{ use: {}, do: [{ give: 'legendary shield', turns: 3 }] }],
});
const screen = card({
  ...{ name: 'Screen', ...plain, kinds: ['tech equipment'] },
  abilities: [{ always: {}, boons: [{ 'legendary shield': 2 }], powered: true }],
});
const oil = card({
  ...{ name: 'Oil', ...plain },
  abilities: [
    { always: {}, 'change abilities': { power: 1, range: -3, of: 'other things' } },
    { use: {}, do: [{ 'change abilities': { power: 2 } }, { protect: 'this thing' }] },
  ],
});
const dart = card({
  ...{ name: 'Dart', ...plain, power: 1 },
  abilities: [{ use: { range: 20, on: 'enemy' }, special: { against: 'dodge', damage: 0 } }],
});

const changed = 'c'.repeat(64);

const set = (item: ItemId, onto: ItemId) => ({ do: 'attach', item, onto }) as const;
const off = (item: ItemId) => ({ do: 'detach', item }) as const;
const legal = (table: Table) =>
  legalFor(table.game, goodsOf(table.stock), table.id('Ana')).attach.map(({ item }) => item);
const self = (table: Table) =>
  table.game.fight?.creatures[table.id('Ana')] ?? expect.fail('Ana is not there');
const left = (table: Table) => table.game.fight?.walk?.left;

/** Ana has worn these since before she came in, with a gem on each of the first two. */
function jewelled(table: Table) {
  Object.assign(table.stock, additions, wonders);
  const [gauntlet, visor, helm, cap] = (['gauntlet', 'visor', 'helm', 'cap'] as const).map((card) =>
    table.gives('Ana', card, card === 'cap' ? undefined : 'worn'),
  ) as [ItemId, ItemId, ItemId, ItemId];
  const [ruby, opal, cell] = (['ruby', 'opal', 'cell'] as const).map((card) =>
    table.gives('Ana', card),
  ) as [ItemId, ItemId, ItemId];
  table.arrange(({ items }) => ({
    items: {
      ...items,
      [ruby]: { ...items[ruby]!, on: gauntlet, home: gauntlet },
      [opal]: { ...items[opal]!, on: visor, home: visor },
      [cell]: { ...items[cell]!, on: gauntlet, home: gauntlet },
    },
  }));
  return { gauntlet, visor, helm, cap, ruby, opal, cell };
}

describe('on a loot turn', () => {
  test('[ITEM-02] one action sets any number of gems elsewhere, until something else is done', () => {
    const table = inTheYard({}, 'Ana', 'Bran');
    const { gauntlet, visor, helm, ruby, opal, cell } = jewelled(table);
    expect(legal(table)).toEqual([ruby, opal, cell]);
    table.does('Ana', set(ruby, helm));
    expect(left(table)).toBe(299);
    expect(table.told('attached').own).toMatchObject({
      [table.id('Ana')]: {
        name: 'Ruby',
        onto: 'Helm',
        from: 'Gauntlet',
        moves: true,
        action: true,
      },
    });
    table.does('Ana', set(opal, gauntlet));
    expect(left(table)).toBe(299);
    expect(table.told('attached').own[table.id('Ana')]).not.toHaveProperty('action');
    expect(table.refused('Ana', set(opal, helm))).toMatchObject({ rule: 'ITEM-02' });
    table.does('Ana', { do: 'walk', to: at('C2'), step: null }).does('Ana', set(cell, visor));
    expect(left(table)).toBe(297);
  });

  test('[ITEM-13] a crystal counts at once where it has come to', () => {
    const table = inTheYard({}, 'Ana', 'Bran');
    const { visor, cell, ruby, helm } = jewelled(table);
    table.does('Ana', set(ruby, helm));
    const before = self(table).sheet.stats;
    table.does('Ana', set(cell, visor));
    expect(self(table).sheet.stats.perception).toBe(before.perception + 1);
    expect(self(table).sheet.stats.armor).toBe(before.armor - 2);
  });

  test('[ENTER-08] nothing comes out of the inventory there, nor goes into it', () => {
    const table = inTheYard({}, 'Ana', 'Bran');
    const { cap, ruby, helm } = jewelled(table);
    const pearl = table.gives('Ana', 'opal');
    const no = { refused: 'lies in the void', rule: 'ENTER-08' };
    expect(table.refused('Ana', set(pearl, helm))).toMatchObject({
      ...no,
      facts: { name: 'Opal' },
    });
    expect(table.refused('Ana', set(ruby, cap))).toMatchObject({ ...no, facts: { name: 'Cap' } });
    expect(table.refused('Ana', off(ruby))).toMatchObject({ refused: 'equipment locked' });
    expect(left(table)).toBe(300);
    expect(legal(table)).not.toContain(pearl);
  });
});

describe('in a fight', () => {
  const duel = () => {
    const table = duelling('Cleo', 'Ana', 'Bran');
    return { table, ...jewelled(table) };
  };

  test('[ITEM-02] gems go elsewhere for one action of the own turn', () => {
    const { table, ruby, helm, opal, gauntlet } = duel();
    table.does('Ana', set(ruby, helm)).does('Ana', set(opal, gauntlet));
    expect(table.game.fight?.turn.actions).toBe(1);
    expect(self(table).kit?.map(({ item }) => item)).toContain(ruby);
    table.does('Ana', fight({ do: 'end turn' }));
    expect(table.refused('Ana', set(opal, helm))).toMatchObject({ rule: 'ITEM-02' });
  });

  test('[QUEST-09] the charges of a shield that are gone do not come back with a gem', () => {
    const table = betting('Cleo', 'Ana', 'Bran');
    Object.assign(table.stock, { aegis, dart });
    table.gives('Ana', 'aegis', 'worn');
    const item = table.gives('Bran', 'dart', 'worn');
    const { ruby, helm } = jewelled(table);
    beginsDuel(table.comes('betting')).does('Ana', fight({ do: 'end turn' }));
    const thrown = { item, ability: 0, targets: [table.id('Ana')], tile: null };
    expect(self(table).boons).toMatchObject([{ kind: 'legendary shield', charges: 1 }]);
    table.does('Bran', fight({ do: 'activate', ...thrown }));
    table.does('Bran', fight({ do: 'end turn' })).does('Ana', set(ruby, helm));
    expect(self(table).boons).toEqual([]);
  });

  test('[QUEST-09] of two shields the one that is left does not go with a gem', () => {
    const table = betting('Cleo', 'Ana', 'Bran');
    Object.assign(table.stock, { aegis, second: { ...aegis, name: 'Second Aegis' }, dart });
    table.gives('Ana', 'aegis', 'worn');
    table.gives('Ana', 'second', 'worn');
    const item = table.gives('Bran', 'dart', 'worn');
    const { ruby, helm } = jewelled(table);
    beginsDuel(table.comes('betting')).does('Ana', fight({ do: 'end turn' }));
    const thrown = { item, ability: 0, targets: [table.id('Ana')], tile: null };
    table.does('Bran', fight({ do: 'activate', ...thrown }));
    expect(self(table).boons).toHaveLength(1);
    table.does('Bran', fight({ do: 'end turn' })).does('Ana', set(ruby, helm));
    expect(self(table).boons).toMatchObject([{ kind: 'legendary shield', charges: 1 }]);
  });

  test('[QUEST-09] a shield that was raised for a while takes no charge of one that comes with a crystal', () => {
    const table = betting('Cleo', 'Ana', 'Bran');
    Object.assign(table.stock, { draught, screen, dart });
    const raises = { item: table.gives('Ana', 'draught', 'worn'), targets: [] };
    const onto = table.gives('Ana', 'screen', 'worn');
    const throws = { item: table.gives('Bran', 'dart', 'worn'), targets: [table.id('Ana')] };
    const { cell } = jewelled(table);
    beginsDuel(table.comes('betting'));
    for (const [name, used] of [['Ana', raises] as const, ['Bran', throws] as const])
      table
        .does(name, fight({ do: 'activate', ...used, ability: 0, tile: null }))
        .does(name, fight({ do: 'end turn' }));
    expect(self(table).boons).toEqual([]);
    table.does('Ana', set(cell, onto));
    expect(self(table).boons).toMatchObject([{ kind: 'legendary shield', charges: 2 }]);
  });

  describe('[GAME-06] what a host changes meanwhile', () => {
    const own = { use: { range: 0, on: 'self' }, limit: { each: 'fight' } };
    const brace = { ...own, name: 'Brace', do: [{ change: { armor: 1 } }] };
    const dash = { ...own, name: 'Dash', do: [{ change: { speed: 1 } }] };
    const charm = (dodge: number, ...abilities: object[]) =>
      card({ name: 'Charm', ...plain, abilities: [...abilities, { always: { dodge } }] });
    const stock = { charm: charm(1, brace, dash), [changed]: charm(9, dash, brace) };
    const uses = (table: Table, item: ItemId) =>
      self(table).kit?.find((one) => one.item === item)?.uses ?? {};
    const braces = (item: ItemId) =>
      fight({ do: 'activate', item, ability: 0, targets: [], tile: null });

    test('is as it was in a fight that goes on, whatever is set where', () => {
      const table = betting('Cleo', 'Ana', 'Bran');
      Object.assign(table.stock, stock);
      const item = table.gives('Ana', 'charm', 'worn');
      const { ruby, helm } = jewelled(table);
      beginsDuel(table.comes('betting'));
      const before = self(table).sheet.stats.dodge;
      table.does('Ana', braces(item));
      const twice = 'd'.repeat(64);
      table.stock[twice] = charm(5, dash, brace);
      for (const goods of [[changed], [twice]]) table.host({ do: 'bring', goods, why: 'Quick.' });
      table.does('Ana', set(ruby, helm));
      expect(self(table).sheet.stats.dodge).toBe(before);
      expect(uses(table, item)).toMatchObject({ 0: { fight: 1 } });
      expect(uses(table, item)).not.toHaveProperty('1');
      expect(Object.keys(table.game.fight?.asBefore ?? {})).toEqual([item]);
    });

    const shot = { use: { range: 9, on: 'enemy' }, do: [{ deal: 2 }], charge: true };
    const stung = (name: string) => ({ name, when: 'I am struck', do: [{ heal: 1 }] });
    const sums = { ...plain, kinds: ['dependent'] };
    test.each([
      [
        'its charges',
        { ...plain, charges: 3, abilities: [shot] },
        { ...plain, charges: 1, abilities: [shot] },
      ],
      [
        'what has been said of it',
        { ...plain, abilities: [stung('Ebb'), stung('Flow')] },
        { ...plain, abilities: [stung('Flow')] },
      ],
      [
        'what it gives as a dependent (ITEM-03)',
        { ...sums, abilities: [{ depends: { speed: 'dodge / 5' } }] },
        { ...sums, abilities: [{ depends: { speed: 'perception / 5' } }] },
      ],
    ])('and so is %s', (what, was, is) => {
      const table = betting('Cleo', 'Ana', 'Bran');
      Object.assign(table.stock, {
        charm: card({ name: 'Charm', ...was }),
        [changed]: card({ name: 'Charm', ...is }),
      });
      const item = table.gives('Ana', 'charm', 'worn');
      if (was.kinds.includes('dependent'))
        table.arrange(({ items }) => ({
          items: { ...items, [item]: { ...items[item]!, counts: 2 } },
        }));
      const { ruby, helm } = jewelled(table);
      if (what.includes('said'))
        table.does('Ana', { do: 'set answer', item, ability: 0, word: 'never' });
      beginsDuel(table.comes('betting'));
      const before = self(table);
      table.host({ do: 'bring', goods: [changed], why: 'Quick.' }).does('Ana', set(ruby, helm));
      const thing = ({ kit }: typeof before) => kit?.find((one) => one.item === item);
      expect(thing(self(table))).toEqual(thing(before));
      expect(self(table).sheet.varying).toEqual(before.sheet.varying);
      if (was.kinds.includes('dependent')) expect(before.sheet.varying).toHaveLength(1);
    });

    test('is so at once in a loot turn, and what has been used of it stays used', () => {
      const table = inTheYard(stock, 'Ana', 'Bran');
      const item = table.gives('Ana', 'charm', 'worn');
      const { ruby, helm } = jewelled(table);
      table.does('Ana', set(ruby, helm));
      const before = self(table).sheet.stats.dodge;
      table.does('Ana', braces(item)).host({ do: 'bring', goods: [changed], why: 'Quick.' });
      expect(self(table).sheet.stats.dodge).toBe(before + 8);
      expect(uses(table, item)).toMatchObject({ 1: { fight: 1 } });
      expect(uses(table, item)).not.toHaveProperty('0');
    });
  });

  test('[STAT-10] what an ability has made of other things stays with a gem, and what is lent counts anew', () => {
    const table = betting('Cleo', 'Ana', 'Bran');
    Object.assign(table.stock, { oil, dart });
    const item = table.gives('Ana', 'oil', 'worn');
    const thrown = table.gives('Ana', 'dart', 'worn');
    const { ruby, helm } = jewelled(table);
    beginsDuel(table.comes('betting'));
    const now = () => self(table).kit?.find((one) => one.item === thrown);
    expect(now()).toMatchObject({ x: 2, own: 1, reach: -3 });
    const used = { item, ability: 0, targets: [], tile: null };
    table.does('Ana', fight({ do: 'activate', ...used }));
    expect(now()).toMatchObject({ x: 4, own: 1, reach: -3 });
    for (const name of ['Ana', 'Bran']) table.does(name, fight({ do: 'end turn' }));
    table.does('Ana', set(ruby, helm));
    expect(table.game.fight?.turn.of).toBe(table.id('Ana'));
    expect(now()).toMatchObject({ x: 4, own: 1, reach: -3 });
    expect(self(table).protections).toMatchObject([{ items: [item] }]);
  });

  test('[COMBAT-02] not in another one’s turn, and not without an action', () => {
    const { table, ruby, helm, cell, visor } = duel();
    table.does('Ana', strike(table.id('Bran'), 0), { 'to hit': 1 });
    table.does('Ana', set(ruby, helm));
    expect(table.game.fight?.turn.of).toBe(table.id('Bran'));
    expect(table.refused('Ana', set(cell, visor))).toMatchObject({ refused: 'wait your turn' });
  });
});

test('[ITEM-13] [ITEM-27] a crystal more gives back no use that was had', () => {
  const tech = { ...plain, kinds: ['tech equipment'] };
  const once = { each: 'fight', times: 1 };
  const own = { use: { range: 0, on: 'self' }, limit: once };
  const rod = card({
    ...{ name: 'Rod', ...tech },
    abilities: [
      { ...own, do: [{ 'temporary hp': 'Y + 1' }] },
      { ...own, do: [{ change: { dodge: 'Y' } }] },
    ],
  });
  const boot = card({ ...{ name: 'Boot', ...tech }, abilities: [{ always: { dodge: 'Y' } }] });
  const table = features('Ana', 'Bran');
  Object.assign(table.stock, additions, { rod, boot });
  const [rodId, bootId] = [table.gives('Ana', 'rod', 'worn'), table.gives('Ana', 'boot', 'worn')];
  const [one, other] = [table.gives('Ana', 'cell'), table.gives('Ana', 'cell')];
  table.arrange(({ items }) => ({
    items: {
      ...items,
      [one]: { ...items[one]!, on: rodId, home: rodId },
      [other]: { ...items[other]!, on: bootId, home: bootId },
    },
  }));
  for (const name of ['Ana', 'Bran']) posts(table, name);
  beginsDuel(table.comes('betting'));
  const uses = (ability: number) =>
    fight({ do: 'activate', item: rodId, ability, targets: [], tile: null });
  table.does('Ana', uses(0)).does('Ana', set(other, rodId));
  table.does('Bran', fight({ do: 'end turn' }));
  expect(table.refused('Ana', uses(0))).toMatchObject({ facts: { each: 'fight' } });
  table.does('Ana', uses(1));
});
