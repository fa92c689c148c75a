import { describe, expect, test } from 'vitest';
import { tileDistance } from '../../../src/rules/board/tile.ts';
import { type Definition } from '../../../src/rules/goods.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { fight } from '../../support/table-weeks.ts';
import {
  beast,
  comesIn,
  creature,
  hound,
  lanes,
  left,
  ox,
  place,
  puts,
  walk,
} from '../../support/lanes.ts';
import { at, beforeTheYard } from '../../support/yard.ts';

const card = (written: object): Definition => ({ of: 'item', ...itemSchema.parse(written) });
const wings = card({
  ...{ name: 'Wings', kinds: ['magic equipment'], slot: 'cape', cost: 6 },
  abilities: [{ always: { dodge: 1 }, ways: ['fly'] }],
});
const boots: Definition = {
  of: 'item',
  ...itemSchema.parse({
    ...{ name: 'Boots', kinds: ['basic equipment'], slot: 'feet', cost: 6 },
    abilities: [{ always: { speed: 3 } }],
  }),
};
const coffee = card({
  ...{ name: 'Coffee', kinds: ['magic equipment'], slot: 'slotless', cost: 8 },
  abilities: [{ use: {}, limit: { each: 'fight' }, do: [{ actions: 2 }] }],
});
/** The same, its first row as it is written there. */
const hot = (row: string): Definition => ({
  ...lanes,
  drawing: lanes.drawing.replace('#@...'.slice(0, row.length), row),
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

  test('[MOVE-08] is put farther off where all that it could step to would hurt it', () => {
    const table = comesIn({ yard: hot('#@^.^'), boots, hound }, 'B2', 'boots', 'hound');
    puts(puts(table, 'Ana', 'F2'), 'Hound', 'D2');
    table.does('Ana', fight({ do: 'move', kind: 'jump', to: at('D2') }));
    expect(place(table, 'Ana')).toBe('D2');
    expect(place(table, 'Hound')).not.toBe('D2');
    expect(creature(table, 'Hound').damageTaken).toBe(0);
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

  test('[MOVE-04] in the air without wings of its own goes nowhere, and is in the way there', () => {
    const table = comesIn({ hound, wings }, 'B6', 'hound', 'wings');
    table.arrange(({ fight: now }) => {
      const up = { ...creature(table, 'Hound'), tile: at('E6'), height: 'air' as const };
      return { fight: now && { ...now, creatures: { ...now.creatures, [up.id]: up } } };
    });
    const fly = fight({ do: 'move', kind: 'fly', to: at('E6') });
    expect(puts(table, 'Ana', 'D6').refused('Ana', fly)).toMatchObject({ refused: 'tile taken' });
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
        ...{ refused: 'no safe way', facts: { why: 'taken', mount: null } },
      });
    },
  );

  test('[STAT-04] stands in the way all the same without speed', () => {
    const slow = beast('Slug', 'slotless', 0, -10);
    const table = puts(comesIn({ slow }, 'B2', 'slow'), 'Slug', 'C2');
    expect(table.refused('Ana', walk('H2'))).toMatchObject({ facts: { why: 'taken' } });
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

  test('[MOVE-12] [ENTER-04] carries its owner for an action of theirs, and farther with the next turn', () => {
    const table = beforeTheYard({ yard: lanes, ox, coffee }, 'Ana', 'Bran');
    table.gives('Ana', 'ox', 'worn');
    const item = table.gives('Ana', 'coffee', 'worn');
    table.does('Ana', { do: 'enter', tile: at('B6') });
    table.does('Ana', fight({ do: 'activate', item, ability: 0, targets: [], tile: null }));
    const now = () => [left(table), table.game.fight?.turn.actions];
    expect(now()).toEqual([299, 2]);
    table.does('Ana', walk('E6'));
    expect([place(table, 'Ox'), ...now()]).toEqual(['D6', 298, 1]);
    expect(table.told('walked').own[table.id('Ana')]).toMatchObject({ actions: 1, left: 298 });
    table.does('Ana', walk('H6'));
    expect([place(table, 'Ox'), ...now()]).toEqual(['G6', 297, 1]);
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

  test.each(['I2', 'D2'])(
    '[SLOT-07] lets by, with what it rides, and gives up its place to it on those feet (%s)',
    (to) => {
      const wide = lanes.drawing.split('\n').toSpliced(2, 0, '#........*.........#').join('\n');
      const things = { yard: { ...lanes, drawing: wide }, hound, ox };
      const table = comesIn(things, 'B2', 'hound', 'ox');
      table.does('Ana', fight({ do: 'unmount', to: at('D2') }));
      puts(puts(table, 'Ana', 'B2'), 'Ox', 'D2');
      puts(table, 'Hound', 'F2').does('Ana', {
        ...({ do: 'fight', step: null } as const),
        action: { do: 'mount', target: creature(table, 'Ox').id },
        by: creature(table, 'Hound').id,
      });
      const before = left(table) ?? 0;
      table.does('Ana', walk(to));
      expect([place(table, 'Ana'), before - (left(table) ?? 0)]).toEqual([to, to === 'D2' ? 1 : 3]);
      expect(place(table, 'Hound')).toBe(place(table, 'Ox'));
      expect(place(table, 'Ox')).not.toBe('D2');
    },
  );

  test.each(['^', '~'])(
    '[MOVE-10] [MOVE-15] steps out of what hurts it (%s) where no way leads to its owner',
    (harm) => {
      const rows = lanes.drawing
        .split('\n')
        .with(2, `####${harm}#####.#########`)
        .with(1, '#........#*.*.*.*.*#');
      const drawing = rows
        .with(3, '#........#.........#')
        .with(5, '#@.......#........G#')
        .join('\n');
      const table = comesIn({ yard: { ...lanes, drawing }, hound }, 'B6', 'hound');
      puts(puts(table, 'Hound', 'E3'), 'Ana', 'K2').does('Ana', fight({ do: 'end turn' }), {});
      expect(['D2', 'E2', 'F2', 'D4', 'E4', 'F4']).toContain(place(table, 'Hound'));
      expect(creature(table, 'Hound').damageTaken).toBe(0);
    },
  );

  test('[MOVE-08] [MOVE-15] put aside where it can step nowhere, it comes into no lava', () => {
    const rows = lanes.drawing
      .split('\n')
      .with(1, '#@.#^^^^^.*.*.*.*..#')
      .with(2, '#..#^^^^^.*.*.*.*..#');
    const drawing = rows.with(3, '##.#^^^^^.*........#').with(4, '#..................#').join('\n');
    const table = comesIn({ yard: { ...lanes, drawing }, ox }, 'B2', 'ox');
    table.does('Ana', fight({ do: 'unmount', to: at('C4') })).does('Ana', walk('J5'));
    table.does('Ana', walk('B2'));
    expect(place(table, 'Ana')).toBe('B2');
    expect(creature(table, 'Ox').damageTaken).toBe(0);
    expect(place(table, 'Ox')).not.toBe('B2');
  });

  test('[MOVE-10] swims out of the Styx, and to no other place in it', () => {
    const rows = lanes.drawing
      .split('\n')
      .with(1, '#........#*.*.*.*.*#')
      .with(2, '##~~~~####.#########');
    const drawing = rows.with(3, '####~~####.........#').with(5, '#@.......#........G#').join('\n');
    const newt = beast('Newt', 'slotless', 0, 6, ['swim']);
    const table = comesIn({ yard: { ...lanes, drawing }, newt }, 'B6', 'newt');
    puts(puts(table, 'Newt', 'F4'), 'Ana', 'K2').does('Ana', fight({ do: 'end turn' }), {});
    expect(place(table, 'Newt')).toBe('F5');
    expect(creature(table, 'Newt').damageTaken).toBe(0);
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
