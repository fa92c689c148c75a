import { describe, expect, test } from 'vitest';
import { tileDistance, tileName } from '../../../src/rules/board/tile.ts';
import { noWaySentences } from '../../../src/discord/views/no-way.ts';
import { type Definition } from '../../../src/rules/goods.ts';
import { type Intent } from '../../../src/rules/intent.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { legalFor } from '../../../src/rules/sight/legal.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { fight } from '../../support/table-weeks.ts';
import { type Table } from '../../support/table.ts';
import { at, beforeTheYard, yard } from '../../support/yard.ts';

const beast = (
  name: string,
  slot: 'slotless' | 'mount',
  size: number,
  speed = 4,
  ways: string[] = [],
): Definition => ({
  of: 'item',
  ...itemSchema.parse({
    ...{ name, kinds: ['companion'], slot, cost: 5 },
    abilities: [{ companion: name, hp: 6, size, ways, stats: { speed } }],
  }),
});
const card = (written: object): Definition => ({ of: 'item', ...itemSchema.parse(written) });
const hound = beast('Hound', 'slotless', 0);
const boots: Definition = {
  of: 'item',
  ...itemSchema.parse({
    ...{ name: 'Boots', kinds: ['basic equipment'], slot: 'feet', cost: 6 },
    abilities: [{ always: { speed: 3 } }],
  }),
};
const ox = beast('Ox', 'mount', 1);
/** Lanes and a cell of one tile's width; lava shuts its other end. */
const lanes = {
  ...yard,
  drawing: [
    '####################',
    '#@.......*.*.*.*.*.#',
    '##########.#########',
    '#........#.........#',
    '#........#.........#',
    '#@................G#',
    '#........#.........#',
    '#........#####^#####',
    '#........#.........#',
    '####################',
  ].join('\n'),
} as const satisfies Definition;

/** The same, its first row as it is written there. */
const hot = (row: string): Definition => ({
  ...lanes,
  drawing: lanes.drawing.replace('#@...'.slice(0, row.length), row),
});

const walk = (to: string): Intent => ({ do: 'walk', to: at(to), step: null });
const creature = ({ game }: Table, called: string) =>
  Object.values(game.fight?.creatures ?? {}).find(({ name }) => name === called) ??
  expect.fail(`no ${called}`);
const place = (table: Table, called: string) => tileName(creature(table, called).tile);
const left = ({ game }: Table) => game.fight?.walk?.left;

/** Ana comes in with so many of those things, worn in the order of their names. */
function comesIn(things: Record<string, Definition>, tile: string, ...worn: string[]): Table {
  const table = beforeTheYard({ yard: lanes, ...things }, 'Ana', 'Bran');
  for (const name of worn) table.gives('Ana', name, 'worn');
  return table.does('Ana', { do: 'enter', tile: at(tile) });
}
const puts = (table: Table, called: string, tile: string): Table =>
  table.arrange(({ fight: now }) => {
    const moved = { ...creature(table, called), tile: at(tile) };
    return { fight: now && { ...now, creatures: { ...now.creatures, [moved.id]: moved } } };
  });

describe('[ITEM-24] in peace who comes along', () => {
  test('lets its owner by in a lane, which costs no action more', () => {
    const table = puts(comesIn({ hound }, 'B2', 'hound'), 'Hound', 'C2').does('Ana', walk('H2'));
    expect(place(table, 'Ana')).toBe('H2');
    expect(left(table)).toBe(300 - 2);
    expect(tileDistance(creature(table, 'Hound').tile, at('H2'))).toBe(1);
  });

  test('gives up its place to its owner, and takes a free one', () => {
    const table = puts(comesIn({ hound }, 'B2', 'hound'), 'Hound', 'C2');
    table.does('Ana', fight({ do: 'move', kind: 'walk', to: at('C2') }));
    expect(place(table, 'Ana')).toBe('C2');
    expect(['B2', 'D2']).toContain(place(table, 'Hound'));
    expect(creature(table, 'Hound')).not.toHaveProperty('crowded', true);
  });

  test('shuts nobody up in a corner, however many there are', () => {
    const three = ['hound', 'second', 'third'];
    const cards = Object.fromEntries(three.map((name) => [name, beast(name, 'slotless', 0)]));
    const table = comesIn(cards, 'B6', ...three);
    for (const [nth, tile] of ['B5', 'C5', 'C6'].entries()) puts(table, three[nth] ?? '', tile);
    puts(table, 'Ana', 'B4').does('Ana', walk('I6'));
    expect(place(table, 'Ana')).toBe('I6');
    const places = three.map((name) => place(table, name));
    expect(new Set([...places, 'I6']).size).toBe(4);
  });

  test('steps aside to where nothing hurts, as far as it knows', () => {
    const table = comesIn({ yard: hot('#@^.'), hound }, 'B2', 'hound');
    puts(puts(table, 'Ana', 'E2'), 'Hound', 'D2');
    table.does('Ana', fight({ do: 'move', kind: 'walk', to: at('D2') }));
    expect(place(table, 'Hound')).toBe('E2');
    expect(creature(table, 'Hound').damageTaken).toBe(0);
  });

  test('[MOVE-08] steps aside as it can where all would hurt it', () => {
    const table = comesIn({ yard: hot('#@^.^'), boots, hound }, 'B2', 'boots', 'hound');
    puts(puts(table, 'Ana', 'F2'), 'Hound', 'D2');
    table.does('Ana', fight({ do: 'move', kind: 'jump', to: at('D2') }), { lava: [1, 1] });
    expect(place(table, 'Ana')).toBe('D2');
    expect(place(table, 'Hound')).not.toBe('D2');
  });

  test('comes past others of the same owner to where nothing hurts', () => {
    const dead = lanes.drawing.replace('##########.#########', '#^########.#########');
    const cards = { hound, second: beast('Second', 'slotless', 0) };
    const table = comesIn({ yard: { ...lanes, drawing: dead }, ...cards }, 'B2', 'hound', 'second');
    puts(puts(puts(table, 'Ana', 'D2'), 'Hound', 'B2'), 'Second', 'C2').does('Ana', walk('B2'));
    expect(place(table, 'Ana')).toBe('B2');
    expect(creature(table, 'Hound')).toMatchObject({ damageTaken: 0, dead: false });
    expect(place(table, 'Hound')).not.toBe(place(table, 'Second'));
  });

  test('[MOVE-04] in the air makes way in the air', () => {
    const crow = beast('Crow', 'slotless', 0, 4, ['fly']);
    const wings = card({
      ...{ name: 'Wings', kinds: ['magic equipment'], slot: 'cape', cost: 6 },
      abilities: [{ always: { dodge: 1 }, ways: ['fly'] }],
    });
    const table = comesIn({ crow, hound, wings }, 'B6', 'crow', 'hound', 'wings');
    table.arrange(({ fight: now }) => {
      const up = { ...creature(table, 'Crow'), tile: at('E6'), height: 'air' as const };
      return { fight: now && { ...now, creatures: { ...now.creatures, [up.id]: up } } };
    });
    puts(puts(table, 'Hound', 'E6'), 'Ana', 'D6');
    table.does('Ana', fight({ do: 'move', kind: 'fly', to: at('E6') }));
    expect(creature(table, 'Ana')).toMatchObject({ tile: at('E6'), height: 'air' });
    expect(place(table, 'Crow')).not.toBe('E6');
  });

  test('[MOVE-04] hovers on over whoever comes below', () => {
    const crow = beast('Crow', 'slotless', 0, 4, ['fly']);
    const table = beforeTheYard({ yard: lanes, crow }, 'Ana', 'Bran');
    table.gives('Ana', 'crow', 'worn');
    table.arrange(({ house }) => ({ house: { ...house, 'companions are played': 0 } }));
    table.does('Ana', { do: 'enter', tile: at('B6') });
    table.arrange(({ fight: now }) => {
      const up = { ...creature(table, 'Crow'), tile: at('E6'), height: 'air' as const };
      return { fight: now && { ...now, creatures: { ...now.creatures, [up.id]: up } } };
    });
    puts(table, 'Ana', 'D6').does('Ana', fight({ do: 'move', kind: 'walk', to: at('E6') }));
    expect([place(table, 'Ana'), place(table, 'Crow')]).toEqual(['E6', 'E6']);
  });

  test.each(['restrained', 'stunned', 'ethereal', 'goaded'] as const)(
    '[COND-07] [COND-08] stands in the way all the same while it is %s',
    (kind) => {
      const table = puts(comesIn({ hound }, 'B2', 'hound'), 'Hound', 'C2');
      const condition = { kind, by: null, lasts: 'until ended' } as const;
      table.arrange(({ fight: now }) => {
        const held = { ...creature(table, 'Hound'), conditions: [condition] };
        return { fight: now && { ...now, creatures: { ...now.creatures, [held.id]: held } } };
      });
      expect(table.refused('Ana', walk('H2'))).toMatchObject({
        ...{ refused: 'no safe way', facts: { why: 'none', mount: null } },
      });
    },
  );

  test('[STAT-04] stands in the way all the same without speed', () => {
    const slow = beast('Slug', 'slotless', 0, -10);
    const table = puts(comesIn({ slow }, 'B2', 'slow'), 'Slug', 'C2');
    expect(table.refused('Ana', walk('H2'))).toMatchObject({ facts: { why: 'none' } });
  });

  test('stays where it is where the table has settled that it waits', () => {
    const comes = (played: number): string => {
      const table = beforeTheYard({ yard: lanes, hound }, 'Ana', 'Bran');
      table.gives('Ana', 'hound', 'worn');
      table.arrange(({ house }) => ({ house: { ...house, 'companions are played': played } }));
      table.does('Ana', { do: 'enter', tile: at('B2') });
      return place(puts(table, 'Hound', 'C2').does('Ana', walk('H2')), 'Hound');
    };
    expect(comes(0)).toBe('C2');
    expect(comes(1)).not.toBe('C2');
  });

  test('[MOVE-12] lets by whoever carries its owner, too', () => {
    const wide = lanes.drawing.split('\n').toSpliced(2, 0, '#........*.........#').join('\n');
    const table = comesIn({ yard: { ...lanes, drawing: wide }, hound, ox }, 'B2', 'hound', 'ox');
    expect(creature(table, 'Ana').mount).toBe(creature(table, 'Ox').id);
    puts(table, 'Hound', 'E3').does('Ana', walk('I2'));
    expect(place(table, 'Ox')).toBe('H2');
    expect(left(table)).toBe(300 - 2);
  });

  test('[MOVE-12] gives up its place to an owner who gets off there, but not to one off itself', () => {
    const table = comesIn({ hound, ox }, 'B6', 'hound', 'ox');
    puts(puts(puts(table, 'Ox', 'C4'), 'Ana', 'C4'), 'Hound', 'E5');
    const off = (to: string) => fight({ do: 'unmount', to: at(to) });
    expect(table.refused('Ana', off('D5'))).toMatchObject({ refused: 'tile taken' });
    table.does('Ana', off('E5'));
    expect(place(table, 'Ana')).toBe('E5');
    expect(place(table, 'Hound')).not.toBe('E5');
  });

  test('[COMBAT-12] lets nobody by in a combat', () => {
    const table = puts(comesIn({ hound }, 'B2', 'hound'), 'Hound', 'C2');
    const by = fight({ do: 'move', kind: 'walk', to: at('D2') });
    table.arrange(({ fight: now }) => ({
      fight: now?.walk ? { ...now, walk: { ...now.walk, combat: true as const } } : null,
    }));
    expect(table.refused('Ana', by)).toMatchObject({ refused: 'out of reach' });
  });
});

describe('[MOVE-01] where no safe way leads it is said why', () => {
  test('[STAT-11] [MOVE-12] as it has no room for who is ridden', () => {
    const table = comesIn({ ox }, 'B6', 'ox');
    expect(table.refused('Ana', walk('P2'))).toMatchObject({
      ...{ refused: 'no safe way', facts: { why: 'narrow', mount: 'Ox' } },
    });
    const { cutOff } = legalFor(table.game, goodsOf(table.stock), table.id('Ana'));
    expect(new Set(Object.values(cutOff))).toEqual(new Set(['narrow']));
    table.does('Ana', fight({ do: 'unmount', to: at('B5') })).does('Ana', walk('K2'));
    expect(place(table, 'Ana')).toBe('K2');
  });

  test('[ENTER-10] who has still to come in has not for that, and is told so', () => {
    const table = beforeTheYard({ yard: lanes, ox }, 'Ana', 'Bran');
    table.gives('Ana', 'ox', 'worn');
    const no = table.refused('Ana', walk('P2'));
    expect(no).toMatchObject({ facts: { why: 'narrow', mount: 'Ox', outside: true } });
    const facts = { tile: at('P2'), why: 'narrow', mount: 'Ox', outside: true } as const;
    expect(noWaySentences(facts)).toEqual([
      'You have not moved: no way to P2 has room for Ox, which carries you',
      'Come in first (`/turn enter`). Get off first (`/act do`), and go there on foot.',
    ]);
  });

  test('[MOVE-12] to get off is advised only where a safe way on foot leads there', () => {
    const shut = lanes.drawing.replace('##########.#########', '##########^#########');
    const table = comesIn({ ox, yard: { ...lanes, drawing: shut } }, 'B6', 'ox');
    expect(table.refused('Ana', walk('P2'))).toMatchObject({ facts: { why: 'narrow and hurts' } });
  });

  test('[MOVE-12] a safe way on foot goes before one that would hurt its mount', () => {
    const hot = lanes.drawing.replace('##########.#########', '###^^#####.#########');
    const table = comesIn({ ox, yard: { ...lanes, drawing: hot } }, 'B6', 'ox');
    expect(table.refused('Ana', walk('P2'))).toMatchObject({ facts: { why: 'narrow' } });
  });

  test('[MOVE-12] it goes nowhere on its mount for a tile that has room for its rider alone', () => {
    const table = comesIn({ ox }, 'B6', 'ox');
    expect(table.refused('Ana', walk('K3'))).toMatchObject({
      ...{ refused: 'no safe way', facts: { why: 'narrow', mount: 'Ox' } },
    });
  });

  test('as all would hurt it', () => {
    expect(comesIn({}, 'B2').refused('Ana', walk('M9'))).toMatchObject({
      ...{ refused: 'no safe way', facts: { why: 'hurts', mount: null } },
    });
  });
});
