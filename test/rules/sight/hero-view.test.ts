import { describe, expect, test } from 'vitest';
import { type Definition } from '../../../src/rules/goods.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { begun, betting, duelling, features, looting } from '../../support/table-weeks.ts';
import { hour, type Table } from '../../support/table.ts';

const plain = ({ of: _, ...card }: Extract<Definition, { of: 'item' }>) => card;

const seen = (table: Table, name: string) =>
  heroView(table.game, goodsOf(table.stock), table.id(name), table.now);

describe('what one player may know', () => {
  test('the own things, where they are and what they do', () => {
    const table = begun('Ana', 'Bran', 'Cleo');
    table.gives('Bran', 'helm');
    table.gives('Bran', 'tinker', 'worn');
    const things = seen(table, 'Bran').items;
    expect(things.find(({ name }) => name === 'Helm')).toMatchObject({
      slot: 'head',
      equipped: false,
      abilities: [{ always: { hp: 4 } }],
      cost: 9,
      fixed: null,
    });
    expect(things.find(({ name }) => name === 'Tinker')?.fixed).toBe('for good');
    expect(things.find(({ name }) => name === 'Scroll')).toMatchObject({
      left: 3,
      fixed: 'for good',
    });
    expect(seen(table, 'Cleo').items.map(({ name }) => name)).toEqual(['Heart', 'Nail', 'Scroll']);
  });

  test('[ITEM-15] charges of what counts them; what is used up with its use is there, or it is not', () => {
    const table = begun('Ana', 'Bran');
    const { helm } = table.stock;
    if (helm?.of !== 'item') expect.fail('no helm');
    const drink = { use: {}, 'used up': true, do: [{ heal: 3 }] };
    table.stock['drink'] = {
      ...itemSchema.parse({ ...plain(helm), kinds: ['consumable'], abilities: [drink] }),
      of: 'item',
    };
    for (const each of ['drink', 'loupe']) table.gives('Ana', each, 'worn');
    const left = (name: string) => seen(table, 'Ana').items.find((one) => one.name === name)?.left;
    expect([left('Helm'), left('Loupe')]).toEqual([null, 2]);
    const { id } = table.thing('Ana', 'drink');
    table.arrange(({ items }) => ({
      items: { ...items, [id]: { ...items[id], charges: 0 } as never },
    }));
    expect(left('Helm')).toBe(0);
  });

  test('[ITEM-32] the worth of a consumable: all of it to its last charge, then none', () => {
    const table = begun('Ana', 'Bran');
    const loupe = table.gives('Ana', 'loupe');
    const worth = (charges: number) => {
      table.arrange(({ items }) => ({
        items: { ...items, [loupe]: { ...items[loupe], charges } as never },
      }));
      return seen(table, 'Ana').items.find(({ id }) => id === loupe)?.worth;
    };
    expect([2, 1, 0].map(worth)).toEqual([5, 5, 0]);
  });

  test('[DUEL-12] that they are locked', () => {
    const table = features('Ana', 'Bran', 'Cleo');
    table.gives('Bran', 'helm');
    const helm = () => seen(table, 'Bran').items.find(({ name }) => name === 'Helm');
    expect(helm()?.fixed).toBeNull();
    table.does('Bran', { do: 'post feature', title: '', quote: '' });
    expect(helm()?.fixed).toBe('locked');
  });

  test('[BET-07] the own bet, what it holds and what it would bring at least', () => {
    const table = betting('Ana', 'Bran', 'Cleo').purse('Ana', 20);
    table.does('Ana', { do: 'bet', on: table.id('Cleo'), stake: 9 });
    expect(seen(table, 'Ana')).toMatchObject({
      free: 11,
      held: 9,
      bet: { onName: 'Cleo', stake: 9, back: 13 },
    });
    expect(seen(table, 'Bran').bet).toBeNull();
    table.does('Ana', { do: 'bet', on: 'tie', stake: 9 });
    expect(seen(table, 'Ana').bet).toMatchObject({ onName: null, back: 18 });
  });

  test('[MONSTER-08] the own fight, not another’s', () => {
    const table = begun('Ana', 'Bran').does('Ana', { do: 'enter' }, { initiative: [8, 1] });
    expect(seen(table, 'Ana').fight).toMatchObject({
      mode: 'monster round',
      turn: { yours: true },
    });
    expect(seen(table, 'Bran').fight).toBeNull();
    const duel = duelling('Ana', 'Bran', 'Cleo');
    expect([seen(duel, 'Ana').fight, seen(duel, 'Cleo').fight?.turn.yours]).toEqual([null, false]);
  });

  test('[DUEL-13] by when whoever is to move in the own fight has to, for both who fight in it', () => {
    const duel = duelling('Ana', 'Bran', 'Cleo');
    const until = duel.now + 12 * hour;
    expect(['Ana', 'Bran', 'Cleo'].map((one) => seen(duel, one).moveUntil)).toEqual([
      null,
      until,
      until,
    ]);
    expect(seen(duel, 'Bran').fight?.legal).not.toEqual([]);
    duel.host({ do: 'pause' });
    expect(seen(duel, 'Bran')).toMatchObject({ moveUntil: until, fight: { legal: [] } });
  });

  test('[ORB-05] descriptions that this player has identified', () => {
    const table = looting('Ana', 'Bran');
    table.does('Ana', { do: 'identify', orb: table.orb('cap') });
    expect(seen(table, 'Ana').known).toEqual({
      [table.orb('cap')]: { kinds: ['basic equipment'], abilities: [{ always: { dodge: 1 } }] },
    });
    expect(seen(table, 'Bran').known).toEqual({});
  });
});
