import { describe, expect, test } from 'vitest';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { levelPay } from '../../../src/rules/hero/level-up.ts';
import { type Item } from '../../../src/rules/game.ts';
import { type Definition } from '../../../src/rules/goods.ts';
import { cards } from '../../support/table-cards.ts';
import {
  begun,
  decided,
  dies,
  lots,
  looting,
  nextWeek,
  skipsToNextWeek,
} from '../../support/table-weeks.ts';
import { Table } from '../../support/table.ts';

const monster = (name: string, week: number): Definition => ({
  ...(cards['rat'] as Extract<Definition, { of: 'monster' }>),
  name,
  week,
});

describe('levelling up', () => {
  test('[WEEK-01] the first week is played at level 1, every next one a level higher', () => {
    const table = begun('Ana', 'Bran');
    expect([table.hero('Ana').level, table.hero('Bran').level]).toEqual([1, 1]);
    nextWeek(decided('Ana', 'Bran'));
    const second = nextWeek(decided('Ana', 'Bran', 'Cleo'));
    expect(Object.values(second.game.heroes).map(({ level }) => level)).toEqual([2, 2, 2]);
  });

  test('[WEEK-01] the dead do not level', () => {
    const table = dies(begun('Ana', 'Bran', 'Cleo'), 'Ana');
    expect(table.game.week?.turn?.hero).toBe(table.id('Bran'));
    skipsToNextWeek(table);
    expect(table.hero('Ana').level).toBe(1);
    expect(table.hero('Bran').level).toBe(2);
  });

  test.each([
    [1, 10],
    [2, 20],
    [7, 70],
  ])('[WEEK-02] reaching level %i pays %i gold', (level, paid) => {
    expect(levelPay(level)).toBe(paid);
  });

  test('[WEEK-02] the pay of two weeks lies in the purse and in the books', () => {
    const table = begun('Ana', 'Bran', 'Cleo');
    expect(table.gold('Cleo')).toBe(10);
    expect(table.transfers).toEqual(
      ['h1', 'h2', 'h3'].map((hero) => ({
        from: 'mint',
        to: `purse:${hero}`,
        amount: 10,
        reason: 'level up',
      })),
    );
    expect(nextWeek(decided('Ana', 'Bran', 'Cleo')).gold('Ana')).toBe(30);
  });

  test('[WEEK-03] HP is at its maximum again and what is no consumable is refilled', () => {
    const table = decided('Ana', 'Bran', 'Cleo');
    const loupe = table.gives('Ana', 'loupe', 'worn');
    const scroll = table.thing('Ana', 'scroll').id;
    table.arrangeHero('Ana', { damageTaken: 11 });
    table.arrange(({ items }) => ({
      items: {
        ...items,
        [loupe]: { ...items[loupe], charges: 1 } as never,
        [scroll]: { ...items[scroll], charges: 0 } as never,
      },
    }));
    nextWeek(table);
    expect(table.hero('Ana').damageTaken).toBe(0);
    expect(table.thing('Ana', 'scroll').charges).toBe(3);
    expect(table.thing('Ana', 'loupe').charges).toBe(1);
  });

  test('[ITEM-15] a spent consumable stays in the inventory, spent', () => {
    const table = decided('Ana', 'Bran', 'Cleo');
    const loupe = table.gives('Ana', 'loupe');
    table.arrange(({ items }) => ({
      items: { ...items, [loupe]: { ...items[loupe], charges: 0 } as never },
    }));
    nextWeek(table);
    expect(table.thing('Ana', 'loupe')).toMatchObject({ charges: 0, slot: null });
  });

  test('[ITEM-27] what is gone with its use stays so, of whatever kind it is', () => {
    const table = decided('Ana', 'Bran', 'Cleo');
    const paid = { when: 'I fall below half HP', 'used up': true, do: [{ gold: 20 }] };
    table.stock['policy'] = {
      of: 'item',
      ...itemSchema.parse({
        ...{ name: 'Policy', kinds: ['treasure'], slot: 'slotless', cost: 9 },
        abilities: [paid],
      }),
    };
    const policy = table.gives('Ana', 'policy', 'worn');
    expect(table.thing('Ana', 'policy').charges).toBe(1);
    table.arrange(({ items }) => ({
      items: { ...items, [policy]: { ...items[policy], charges: 0 } as never },
    }));
    nextWeek(table);
    expect(table.thing('Ana', 'policy').charges).toBe(0);
  });

  test('[ORB-06] the identify scroll is refilled every week', () => {
    const table = looting('Ana', 'Bran', 'Cleo');
    table.does('Ana', { do: 'identify', orb: table.orb('cap') });
    expect(table.thing('Ana', 'scroll').charges).toBe(2);
    skipsToNextWeek(table);
    expect(table.thing('Ana', 'scroll').charges).toBe(3);
  });
});

describe('the order of entry', () => {
  const names = ['Ana', 'Bran', 'Cleo', 'Dov', 'Edda'];
  const orderOf = (table: Table) => table.game.week?.order.map((id) => table.nameOf(id));

  test('[WEEK-07] in the first week the whole order is by lot', () => {
    const order = ['Dov', 'Ana', 'Edda', 'Cleo', 'Bran'];
    const table = new Table(...names).host({ do: 'start' });
    table.comes('next step', { 'order of entry': lots(names, order) });
    expect(orderOf(table)).toEqual(order);
    expect(table.told('week began').public).toMatchObject({
      week: 1,
      order: order.map((name) => ({ name })),
    });
  });

  test('[WEEK-07] the loser enters first, the winner second, the rest by lot', () => {
    const table = decided(...names);
    nextWeek(table, { 'order of entry': lots(['Ana', 'Bran', 'Cleo'], ['Cleo', 'Ana', 'Bran']) });
    expect(orderOf(table)).toEqual(['Edda', 'Dov', 'Cleo', 'Ana', 'Bran']);
  });

  test('[WEEK-07] with two alive they are first and second by the same rule', () => {
    expect(orderOf(nextWeek(decided('Ana', 'Bran')))).toEqual(['Bran', 'Ana']);
  });

  test('[DUEL-02] the loser of a duel is revived, whole, and enters first', () => {
    const table = decided('Ana', 'Bran', 'Cleo');
    expect(table.told('duel decided').public.result).toMatchObject({
      kind: 'won',
      winner: table.id('Bran'),
      loser: table.id('Cleo'),
    });
    expect(table.hero('Cleo')).toMatchObject({ lost: null, damageTaken: 0 });
    nextWeek(table);
    expect(table.told('turn unlocked').public.hero.name).toBe('Cleo');
  });

  test('a duelist who has left since is in no order', () => {
    const table = decided('Ana', 'Bran', 'Cleo').does('Bran', { do: 'leave' });
    nextWeek(table);
    expect(orderOf(table)).toEqual(['Cleo', 'Ana']);
  });
});

describe('what the new week brings', () => {
  test('[WEEK-12] level-ups in the order of entry, monster, loot, then the first turn', () => {
    const table = nextWeek(decided('Ana', 'Bran', 'Cleo'));
    expect(table.kinds()).toEqual([
      'week began',
      'levelled',
      'levelled',
      'levelled',
      'monster arrived',
      'loot laid',
      'turn unlocked',
    ]);
    const levelled = table.events.flatMap((event) =>
      event.kind === 'levelled' ? [event.public?.hero.name] : [],
    );
    expect(levelled).toEqual(['Cleo', 'Bran', 'Ana']);
  });

  test('[WEEK-10] the week lasts until its duel is paid and trades are delivered', () => {
    const table = decided('Ana', 'Bran', 'Cleo');
    const weeks = [table.game.week?.number];
    for (let step = 0; step < 3; step++) weeks.push(table.comes('next step').game.week?.number);
    expect(weeks).toEqual([1, 1, 1, 2]);
    expect(table.game.duel).toBeNull();
  });

  test('[WEEK-11] the first week has a monster, the weakest of the stock', () => {
    const table = new Table('Ana', 'Bran');
    Object.assign(table.stock, { bear: monster('Bear', 2), ogre: monster('Ogre', 3) });
    table.host({ do: 'start' }).comes('next step');
    expect(table.game.phase).toBe('monster round');
    expect(table.told('monster arrived').public).toEqual({ name: 'Rat', week: 1 });
    expect(table.told('turn unlocked').public.kind).toBe('monster');
  });

  test('[WEEK-04] a new monster comes each week, and the last one stronger ever after', () => {
    const table = decided('Ana', 'Bran', 'Cleo');
    Object.assign(table.stock, { bear: monster('Bear', 2), ogre: monster('Ogre', 5) });
    nextWeek(table);
    expect(table.told('monster arrived').public.name).toBe('Bear');
    expect(table.game.week?.monster).toMatchObject({ level: 0, defeated: false, stay: null });
    table.arrange(({ week }) => ({ week: week && { ...week, number: 6 } }));
    skipsToNextWeek(table);
    expect(table.told('monster arrived').public).toEqual({ name: 'Ogre', week: 7 });
    expect(table.game.week?.monster.level).toBe(4);
  });

  test('[WEEK-09] the winner of the duel has 15 gold off for one week', () => {
    const table = nextWeek(decided('Ana', 'Bran', 'Cleo'));
    expect([...['Ana', 'Bran', 'Cleo']].map((name) => table.hero(name).discount)).toEqual([
      0, 15, 0,
    ]);
    const told = table.events.flatMap(({ kind, own }) => (kind === 'levelled' ? [own] : []));
    const off = (name: string) => told.find((own) => own[table.id(name)])?.[table.id(name)]?.off;
    expect(['Ana', 'Bran', 'Cleo'].map(off)).toEqual([undefined, 15, undefined]);
    skipsToNextWeek(table);
    expect(table.hero('Bran').discount).toBe(0);
    const full = decided('Ana', 'Bran', 'Cleo');
    const worn = full.gives('Bran', 'cap', 'worn');
    full.arrange(({ items }) => ({
      items: { ...items, [worn]: { ...items[worn], slot: 'greater ultimate' } as Item },
    }));
    const owns = nextWeek(full).events.flatMap(({ kind, own }) =>
      kind === 'levelled' ? [own] : [],
    );
    expect(owns.flatMap((own) => Object.values(own)).map((own) => own?.off)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('house settings that were changed in the week take force with the next one', () => {
    const table = decided('Ana', 'Bran', 'Cleo');
    table.host({ do: 'set', setting: 'betting time', value: 6 });
    expect(table.told('house set').public).toMatchObject({ from: 'next week' });
    expect(table.game.house['betting time']).toBe(24);
    nextWeek(table);
    expect(table.game.house['betting time']).toBe(6);
    expect(table.game.houseNext).toEqual({});
  });
});
