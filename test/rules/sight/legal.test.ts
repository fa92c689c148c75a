import { describe, expect, test } from 'vitest';
import { legalFor } from '../../../src/rules/sight/legal.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { begun, betting, dies, duelling, features, looting } from '../../support/table-weeks.ts';
import { Table } from '../../support/table.ts';

const may = (table: Table, name: string) =>
  legalFor(table.game, goodsOf(table.stock), table.id(name));

describe('what a player can do now', () => {
  test('[TURN-03] enter or pass, and what passing means', () => {
    const table = begun('Ana', 'Bran', 'Cleo');
    expect(may(table, 'Ana')).toMatchObject({ enter: true, pass: 'strike' });
    expect(may(table, 'Bran')).toMatchObject({ enter: false, pass: null });
    const after = looting('Ana', 'Bran', 'Cleo').does('Ana', { do: 'end turn' });
    expect(may(after, 'Bran').pass).toBe('make-up');
    after.arrange(({ house }) => ({ house: { ...house, 'make-up limit': 1 } }));
    after.arrangeHero('Bran', { makeUps: 1 });
    expect(may(after, 'Bran').pass).toBe('forfeit');
  });

  test('[ORB-07] buy what the purse pays for, identify what is not known', () => {
    const table = looting('Ana', 'Bran').purse('Ana', 4);
    const legal = may(table, 'Ana');
    expect(legal.endTurn).toBe(true);
    expect([...legal.buy].sort()).toEqual(
      ['pebble', 'bead', 'copper', 'cap'].map((card) => table.orb(card)).sort(),
    );
    expect(legal.identify).toHaveLength(14);
    table.does('Ana', { do: 'identify', orb: table.orb('cap') });
    expect(may(table, 'Ana').identify).toHaveLength(13);
    const scroll = table.thing('Ana', 'scroll');
    table.arrange(({ items }) => ({ items: { ...items, [scroll.id]: { ...scroll, charges: 0 } } }));
    table.gives('Ana', 'loupe');
    expect(may(table, 'Ana').identify).toEqual([]);
    expect(may(table, 'Bran')).toMatchObject({ endTurn: false, buy: [], identify: [] });
  });

  test('[SLOT-03] not a second class, nor put one on over the first', () => {
    const table = looting('Ana', 'Bran', 'Cleo').purse('Ana', 100);
    expect(may(table, 'Ana').buy).toContain(table.orb('smith'));
    table.gives('Ana', 'tinker', 'worn');
    expect(may(table, 'Ana').buy).not.toContain(table.orb('smith'));
    const [tinker, smith] = [table.gives('Bran', 'tinker', 'worn'), table.gives('Bran', 'smith')];
    const elf = table.gives('Bran', 'elf', 'worn');
    const cap = table.gives('Bran', 'cap');
    expect(may(table, 'Bran').equip).toEqual([cap]);
    expect(may(table, 'Bran').unequip).toEqual([elf]);
    expect([tinker, smith]).toHaveLength(2);
  });

  test('[BET-06] bet on whom, and how much at most', () => {
    const table = betting('Ana', 'Bran', 'Cleo').purse('Ana', 20).purse('Bran', 0);
    table.does('Ana', { do: 'bet', on: 'tie', stake: 5 });
    expect(may(table, 'Ana')).toMatchObject({
      bet: {
        on: [{ name: 'Bran' }, { name: 'Cleo' }, { pick: 'tie' }],
        most: 20,
      },
      withdrawBet: true,
    });
    expect(may(table, 'Cleo').bet?.on.map(({ pick }) => pick)).toEqual([table.id('Cleo'), 'tie']);
    expect(may(table, 'Bran')).toMatchObject({ bet: null, withdrawBet: false });
    table.arrange(({ house }) => ({ house: { ...house, 'duelists bet on a tie': 0 } }));
    expect(may(table, 'Cleo').bet?.on.map(({ pick }) => pick)).toEqual([table.id('Cleo')]);
  });

  test('[FEAT-01] post a feature, once, as a duelist', () => {
    const table = features('Ana', 'Bran', 'Cleo');
    const post = () => ['Ana', 'Bran', 'Cleo'].map((name) => may(table, name).postFeature);
    expect(post()).toEqual([false, true, true]);
    table.does('Bran', { do: 'post feature', title: '', quote: '' });
    expect(post()).toEqual([false, false, true]);
  });

  test('fight when it is one’s move', () => {
    const table = duelling('Ana', 'Bran', 'Cleo');
    expect(['Ana', 'Bran', 'Cleo'].map((name) => may(table, name).fight)).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('[GAME-04] nothing when dead, nothing in a pause, in the lobby, or after the end', () => {
    const nothing = {
      enter: false,
      pass: null,
      enterOn: null,
      endTurn: false,
      buy: [],
      buyAs: {},
      identify: [],
      save: [],
      open: [],
      sell: [],
      cutOff: {},
      visit: [],
      equip: [],
      unequip: [],
      attach: [],
      detach: [],
      uncurse: [],
      bet: null,
      withdrawBet: false,
      postFeature: false,
      fight: false,
    };
    expect(may(dies(begun('Ana', 'Bran', 'Cleo'), 'Ana'), 'Ana')).toEqual(nothing);
    expect(may(looting('Ana', 'Bran').host({ do: 'pause' }), 'Ana')).toEqual(nothing);
    expect(may(new Table('Ana', 'Bran'), 'Ana')).toEqual(nothing);
    expect(may(looting('Ana', 'Bran').does('Ana', { do: 'leave' }), 'Bran')).toEqual(nothing);
  });
});
