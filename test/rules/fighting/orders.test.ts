import { describe, expect, test } from 'vitest';
import { type Intent } from '../../../src/rules/intent.ts';
import { itemId, type ItemId } from '../../../src/rules/names.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { publicView } from '../../../src/rules/sight/public-view.ts';
import { Table } from '../../support/table.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { begun, dies, duelling } from '../../support/table-weeks.ts';

const orders = (
  over: Partial<{ concedeBelow: number; never: ('lava' | 'styx')[]; keep: ItemId[] }> = {},
): Intent => ({ do: 'set orders', concedeBelow: 0, never: [], keep: [], ...over });

const viewOf = (table: Table, name: string) =>
  heroView(table.game, goodsOf(table.stock), table.id(name), table.now);

describe('[DUEL-13] standing orders of a player', () => {
  test('are heeded when the clock runs out, in a duel that has begun, too', () => {
    const table = duelling('Ana', 'Bran', 'Cleo').does('Bran', orders({ concedeBelow: 999 }));
    table.comes('fight turn');
    expect(table.told('duel decided').public.result).toMatchObject({
      winner: table.id('Cleo'),
      how: 'concede',
    });
  });

  test('are heeded for whoever has gone, turn by turn', () => {
    const table = duelling('Ana', 'Bran', 'Cleo').does('Bran', orders({ concedeBelow: 999 }));
    table.clock({ do: 'gone', player: table.hero('Bran').player });
    expect(table.told('duel decided').public.result).toMatchObject({ how: 'concede' });
  });

  test('are one player’s alone: the other fights on', () => {
    const table = duelling('Ana', 'Bran', 'Cleo').does('Cleo', orders({ concedeBelow: 999 }));
    table.comes('fight turn', { 'to hit': [1, 1] });
    expect(table.kinds()).not.toContain('duel decided');
  });

  test('can be taken back', () => {
    const table = duelling('Ana', 'Bran', 'Cleo').does('Bran', orders({ concedeBelow: 999 }));
    table.does('Bran', orders()).comes('fight turn', { 'to hit': [1, 1] });
    expect(table.kinds()).not.toContain('duel decided');
  });

  test('stand in the own view alone, and are told to nobody else', () => {
    const plain = begun('Ana', 'Bran');
    const table = begun('Ana', 'Bran');
    const cap = table.gives('Bran', 'cap');
    plain.gives('Bran', 'cap');
    table.does('Bran', orders({ concedeBelow: 4, never: ['styx', 'styx'], keep: [cap, cap] }));
    plain.does('Bran', orders());
    const { concedeBelow, never, keep } = viewOf(table, 'Bran').orders;
    expect({ concedeBelow, never, keep: keep.map(({ id }) => id) }).toEqual({
      concedeBelow: 4,
      never: ['styx'],
      keep: [cap],
    });
    expect(viewOf(table, 'Ana')).toEqual(viewOf(plain, 'Ana'));
    expect(publicView(table.game, goodsOf(table.stock), table.now)).toEqual(
      publicView(plain.game, goodsOf(plain.stock), plain.now),
    );
    expect(Object.keys(table.told('orders set').own)).toEqual([table.id('Bran')]);
    expect(table.told('orders set').public).toBeNull();
  });

  test('say nothing of a thing that is gone', () => {
    const table = begun('Ana', 'Bran');
    const cap = table.gives('Bran', 'cap');
    table.does('Bran', orders({ keep: [cap] }));
    table.arrange(({ items }) => {
      const thing = items[cap];
      return thing ? { items: { ...items, [cap]: { ...thing, holder: 'gone' } } } : {};
    });
    expect(viewOf(table, 'Bran').orders.keep).toEqual([]);
  });

  test.each([-1, 0.5, 10_000, Number.NaN, Infinity])('refused with %s HP', (concedeBelow) => {
    const table = begun('Ana', 'Bran');
    expect(table.refused('Ana', orders({ concedeBelow }))).toMatchObject({
      refused: 'bad orders',
      rule: 'DUEL-13',
    });
  });

  test.each(['x9', 'constructor', '__proto__'])('refused for a thing “%s”', (id) => {
    const table = begun('Ana', 'Bran');
    const not = { refused: 'no such item', rule: 'DUEL-13' };
    expect(table.refused('Ana', orders({ keep: [itemId(id)] }))).toMatchObject(not);
    const others = table.gives('Bran', 'cap');
    expect(table.refused('Ana', orders({ keep: [others] }))).toMatchObject(not);
  });

  test('can be given at any time, in the lobby and in a pause, too', () => {
    const table = new Table('Ana', 'Bran').does('Ana', orders({ concedeBelow: 2 }));
    expect(viewOf(table, 'Ana').orders.concedeBelow).toBe(2);
    const paused = begun('Ana', 'Bran').host({ do: 'pause' });
    paused.does('Ana', orders({ concedeBelow: 3 }));
    expect(viewOf(paused, 'Ana').orders.concedeBelow).toBe(3);
  });

  test('are no business of the dead', () => {
    const table = dies(begun('Ana', 'Bran', 'Cleo'), 'Ana');
    expect(table.refused('Ana', orders())).toMatchObject({ refused: 'hero lost', rule: 'GAME-04' });
  });
});
