import { describe, expect, test } from 'vitest';
import { cutOffText, noWaySentences } from '../../../src/discord/views/no-way.ts';
import { withGround } from '../../../src/rules/board/board.ts';
import { tileName } from '../../../src/rules/board/tile.ts';
import { type Definition } from '../../../src/rules/goods.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { type OrbId } from '../../../src/rules/names.ts';
import { legalFor } from '../../../src/rules/sight/legal.ts';
import { beast, comesIn, creature, lanes, left, ox, place, walk } from '../../support/lanes.ts';
import { type Table } from '../../support/table.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { fight } from '../../support/table-weeks.ts';
import { at, beforeTheYard, yard } from '../../support/yard.ts';

/** A menagerie whose west is apart from the rest, but for what stands between in its third row. */
const apart = (third: string, others = '#') => {
  const row = (west: string, between: string, east: string): string =>
    west + between + east.slice(between.length - 1);
  const drawing = [
    '####################',
    row('#@..', others, '.....*.*.*.*.*#'),
    row('#...', third, '.....*.*.*.*.*#'),
    ...Array.from({ length: 2 }, () => row('#...', others, '.....*.*.*.*.*#')),
    row('#@..', others, '.............G#'),
    ...Array.from({ length: 3 }, () => row('#...', others, '..............#')),
    '####################',
  ].join('\n');
  return { ...yard, drawing } as const satisfies Definition;
};
const worn = (ways: string[], stats = {}): Definition => ({
  of: 'item',
  ...itemSchema.parse({
    ...{
      name: 'Gear',
      kinds: [ways.length > 0 ? 'magic equipment' : 'basic equipment'],
      slot: 'cape',
      cost: 6,
    },
    abilities: [{ always: { hp: 30, ...stats }, ...(ways.length > 0 && { ways }) }],
  }),
});

const placeOf = ({ game }: Table, orb: string): string =>
  tileName(game.orbs[orb as OrbId]?.tile ?? at('A1'));

describe('[MOVE-01] where no safe way leads it is said why', () => {
  test('[STAT-11] [MOVE-12] as it has no room for who is ridden', () => {
    const table = comesIn({ ox }, 'B6', 'ox');
    expect(table.refused('Ana', walk('P2'))).toMatchObject({
      ...{ refused: 'no safe way', facts: { why: 'on foot', mount: 'Ox' } },
    });
    const { cutOff } = legalFor(table.game, goodsOf(table.stock), table.id('Ana'));
    expect(new Set(Object.values(cutOff))).toEqual(new Set(['on foot']));
    table.does('Ana', fight({ do: 'unmount', to: at('B5') })).does('Ana', walk('K2'));
    expect(place(table, 'Ana')).toBe('K2');
  });

  test('[ENTER-10] who has still to come in has not for that, and is told so', () => {
    const table = beforeTheYard({ yard: lanes, ox }, 'Ana', 'Bran');
    table.gives('Ana', 'ox', 'worn');
    const no = table.refused('Ana', walk('P2'));
    expect(no).toMatchObject({ facts: { why: 'on foot', mount: 'Ox', outside: true } });
    const facts = { tile: at('P2'), why: 'on foot', mount: 'Ox', outside: true } as const;
    expect(noWaySentences(facts)).toEqual([
      'You have not moved: no way to P2 is one for Ox, which carries you',
      'Come in first (`/turn enter`). Get off first (`/act do`), and go there without it.',
    ]);
  });

  test('[MOVE-12] to get off is advised only where a safe way on foot leads there', () => {
    const shut = lanes.drawing.replace('##########.#########', '##########^#########');
    const table = comesIn({ ox, yard: { ...lanes, drawing: shut } }, 'B6', 'ox');
    expect(table.refused('Ana', walk('P2'))).toMatchObject({ facts: { why: 'stepwise on foot' } });
  });

  test('[MOVE-12] a safe way on foot goes before one that would hurt its mount', () => {
    const hot = lanes.drawing.replace('##########.#########', '###^^#####.#########');
    const table = comesIn({ ox, yard: { ...lanes, drawing: hot } }, 'B6', 'ox');
    expect(table.refused('Ana', walk('P2'))).toMatchObject({ facts: { why: 'on foot' } });
  });

  test('[MOVE-12] it goes nowhere on its mount for a tile that has room for its rider alone', () => {
    const rows = lanes.drawing.split('\n').with(6, '#..................#');
    const table = comesIn({ yard: { ...lanes, drawing: rows.join('\n') }, ox }, 'B6', 'ox');
    expect(table.refused('Ana', walk('K3'))).toMatchObject({
      ...{ refused: 'no safe way', facts: { why: 'on foot', mount: 'Ox' } },
    });
    expect(left(table)).toBe(300);
  });

  test('as all would hurt it', () => {
    expect(comesIn({}, 'B2').refused('Ana', walk('M9'))).toMatchObject({
      ...{ refused: 'no safe way', facts: { why: 'hurts', mount: null } },
    });
  });

  test('[MOVE-05] as it is swum to, which is not walked', () => {
    const table = comesIn({ yard: apart('~~', '~~'), coat: worn([]) }, 'B6', 'coat');
    expect(table.refused('Ana', walk('H6'))).toMatchObject({ facts: { why: 'stepwise' } });
    const { cutOff } = legalFor(table.game, goodsOf(table.stock), table.id('Ana'));
    expect(new Set(Object.values(cutOff))).toEqual(new Set(['stepwise']));
    const moves = [
      ['walk', 'D6'],
      ['swim', 'E6'],
      ['swim', 'F6'],
      ['walk', 'G6'],
      ['walk', 'H6'],
    ] as const;
    for (const [kind, to] of moves) table.does('Ana', fight({ do: 'move', kind, to: at(to) }));
    expect(place(table, 'Ana')).toBe('H6');
  });

  test('[MOVE-10] whoever swims faster than others is not led through the Styx, which hurts all the same', () => {
    const things = { yard: apart('~~', '~~'), fins: worn(['swim']) };
    const table = comesIn(things, 'B6', 'fins');
    expect(table.refused('Ana', walk('H6'))).toMatchObject({ facts: { why: 'stepwise' } });
    const { buy, cutOff } = legalFor(table.game, goodsOf(table.stock), table.id('Ana'));
    expect([buy, new Set(Object.values(cutOff))]).toEqual([[], new Set(['stepwise'])]);
    // From the bank a swim would lead to where something lies beyond it.
    expect(table.does('Ana', walk('D6')).refused('Ana', walk('F6'))).toMatchObject({
      refused: 'no safe way',
    });
  });

  test.each([
    [1, 'stepwise'],
    [-1, 'none'],
  ])('[MOVE-14] as it is come to by a teleport, if that is far enough (%i more)', (speed, why) => {
    const things = { yard: apart('###', '###'), ring: worn(['teleport'], { speed }) };
    const table = comesIn(things, 'B6', 'ring');
    expect(table.refused('Ana', walk('I6'))).toMatchObject({ facts: { why } });
  });

  test.each([
    ['in the only gap', '.', 'E3', 'walled'],
    ['where there is no gap', '#', 'C3', 'none'],
  ])('[MOVE-15] as a force wall is in between, which passes (%s)', (_, third, wall, why) => {
    const table = comesIn({ yard: apart(third) }, 'B6');
    table.arrange(({ fight: now }) => {
      if (!now) return {};
      const by = creature(table, 'Ana').id;
      const laid = [
        { tile: at(wall), ground: 'force wall', by, lasts: { of: by, turns: 2 } },
      ] as const;
      const board = withGround(now.board, laid);
      return { fight: { ...now, board, ground: { base: now.board, laid: [...laid] } } };
    });
    const facts = { why, mount: null };
    expect(table.refused('Ana', walk('H6'))).toMatchObject({ facts });
    const { cutOff } = legalFor(table.game, goodsOf(table.stock), table.id('Ana'));
    expect(new Set(Object.values(cutOff))).toEqual(new Set([why]));
  });

  test('[MOVE-15] whom a force wall shuts off is told to wait, at an orb as well', () => {
    const facts = { tile: at('H6'), why: 'walled', mount: null } as const;
    expect(noWaySentences(facts)).toEqual([
      'You have not moved: a force wall is in every way to H6 from where you are',
      'Wait until it is gone, or choose another place.',
    ]);
    expect(cutOffText('walled', null)).toContain('wait until it is gone');
  });

  test('as nothing leads there at all', () => {
    const table = comesIn({ yard: apart('#') }, 'B6');
    expect(table.refused('Ana', walk('H6'))).toMatchObject({ facts: { why: 'none' } });
  });

  test('[STAT-11] as it is too large', () => {
    const table = comesIn({ yard: apart('.'), large: worn([], { size: 1 }) }, 'B6', 'large');
    expect(table.refused('Ana', walk('H6'))).toMatchObject({
      facts: { why: 'narrow', mount: null },
    });
    expect(left(table)).toBe(300);
  });

  test.each([
    ['goes through what on foot would hurt', 'spirit walk', '~', 'stepwise on foot'],
    ['could go nowhere that its rider can', 'swim', '#', 'none'],
    ['is too large for where its rider cannot go', 'climb', '#', 'none'],
  ])('[MOVE-12] by what its rider can do, where its mount %s', (_, way, third, why) => {
    const steed = beast('Steed', 'mount', 1, 6, [way]);
    const table = comesIn({ yard: apart(third, '|'), steed }, 'B6', 'steed');
    expect(table.refused('Ana', walk('H3'))).toMatchObject({ facts: { why, mount: 'Steed' } });
  });

  test.each([
    ['lanes', lanes, 'K6'],
    ['a pond', apart('~', '~'), 'H6'],
  ] as const)('[COND-05] a stunned mount is told of as that, in %s', (_, map, to) => {
    const table = comesIn({ yard: map, ox }, 'B6', 'ox');
    const condition = { kind: 'stunned', by: null, lasts: 'until ended' } as const;
    table.arrange(({ fight: now }) => {
      const held = { ...creature(table, 'Ox'), conditions: [condition] };
      return { fight: now && { ...now, creatures: { ...now.creatures, [held.id]: held } } };
    });
    expect(table.refused('Ana', walk(to))).toMatchObject({
      ...{ refused: 'no safe way', facts: { why: 'held', mount: 'Ox' } },
    });
    const by = creature(table, 'Ox').id;
    const led = { do: 'fight', by, step: null, action: { do: 'hide' } } as const;
    expect(table.refused('Ana', led)).toMatchObject({
      ...{ refused: 'condition forbids', facts: { condition: 'stunned', of: 'Ox' } },
    });
  });

  test('[COND-07] who is kept in the saddle is not told to get off', () => {
    const table = comesIn({ ox }, 'B6', 'ox');
    const condition = { kind: 'restrained', by: null, lasts: 'until ended' } as const;
    table.arrange(({ fight: now }) => {
      const held = { ...creature(table, 'Ana'), conditions: [condition] };
      return { fight: now && { ...now, creatures: { ...now.creatures, [held.id]: held } } };
    });
    const no = table.refused('Ana', walk('P2'));
    expect(no).toMatchObject({ facts: { why: 'in the saddle', mount: 'Ox' } });
    const facts = { tile: at('P2'), why: 'in the saddle', mount: 'Ox' } as const;
    expect(noWaySentences(facts)[0]).toContain('something keeps you in the saddle');
  });

  test('[MOVE-12] a mount that cannot move is told so, or to be got off', () => {
    const slug = beast('Slug', 'mount', 1, -10);
    const heard = (third: string) =>
      comesIn({ yard: apart(third), slug }, 'B6', 'slug').refused('Ana', walk('H3'));
    expect(heard('.')).toMatchObject({ facts: { why: 'on foot' } });
    const held = heard('#');
    expect(held).toMatchObject({ facts: { why: 'held', mount: 'Slug' } });
    const facts = { tile: at('H3'), why: 'held', mount: 'Slug' } as const;
    expect(noWaySentences(facts)[0]).toBe(
      'You have not moved: Slug, which carries you, cannot move now',
    );
  });

  test('[STAT-04] who has no speed is told so, and offered what is beside alone', () => {
    const lead: Definition = {
      of: 'item',
      ...{ name: 'Lead', kinds: ['basic equipment'], slot: 'feet', cost: 4 },
      abilities: [{ always: { speed: -9 } }],
    };
    const table = comesIn({ lead }, 'B2', 'lead');
    expect(table.refused('Ana', walk('H2'))).toMatchObject({
      ...{ refused: 'no safe way', facts: { why: 'no speed', mount: null } },
    });
    const { buy, cutOff } = legalFor(table.game, goodsOf(table.stock), table.id('Ana'));
    const isBeside = (id: string) => ['A', 'B', 'C'].some((row) => row === placeOf(table, id)[0]);
    expect(buy.every(isBeside)).toBe(true);
    const [far] = (Object.keys(cutOff) as OrbId[]).filter((id) => !buy.includes(id));
    const buys = { do: 'buy', orb: far ?? expect.fail('no orb'), popOff: null } as const;
    expect(table.refused('Ana', buys)).toMatchObject({ facts: { why: 'no speed' } });
    expect(new Set(Object.values(cutOff))).toEqual(new Set(['no speed']));
    const facts = { tile: at('H2'), why: 'no speed', mount: null } as const;
    expect(noWaySentences(facts)[0]).toBe('You have not moved: your speed is 0');
  });

  test('[MOVE-04] who would fly there without its mount is told to get off', () => {
    const table = comesIn({ yard: apart('#'), ox, wings: worn(['fly']) }, 'B6', 'wings', 'ox');
    expect(table.refused('Ana', walk('H3'))).toMatchObject({ facts: { why: 'on foot' } });
    table.does('Ana', fight({ do: 'unmount', to: at('D6') })).does('Ana', walk('H3'));
    expect(place(table, 'Ana')).toBe('H3');
  });
});

describe('[MOVE-04] who hovers where nobody could stand', () => {
  test('goes on by its wings, and buys what is offered there', () => {
    const rows = yard.drawing.split('\n').with(2, '#.....%...*.*.*.*.*#').join('\n');
    const things = { yard: { ...yard, drawing: rows }, wings: worn(['fly'], { speed: 2 }) };
    const table = comesIn(things, 'B2', 'wings');
    table.does('Ana', fight({ do: 'move', kind: 'fly', to: at('G3') }));
    expect(creature(table, 'Ana')).toMatchObject({ tile: at('G3'), height: 'air' });
    const { cutOff } = legalFor(table.game, goodsOf(table.stock), table.id('Ana'));
    expect(cutOff).toEqual({});
    table.does('Ana', walk('I3'));
    expect(place(table, 'Ana')).toBe('I3');
  });
});

describe('[COMBAT-13] a way that is lent for some turns', () => {
  test.each([
    ['fly', '^', 2],
    ['fly', '~', 2],
    ['spirit walk', '~', 2],
  ] as const)('leads no farther than it lasts: to %s over %s for %i', (kind, ground, turns) => {
    const lasting = (left: number) => {
      const table = comesIn({ yard: apart(ground.repeat(4), ground.repeat(4)) }, 'B6');
      table.does('Ana', walk('D6')).arrange(({ fight: now }) => {
        const own = creature(table, 'Ana');
        const lentWays = [{ kind, lasts: { of: own.id, turns: left } }];
        const one = { ...own, lentWays, movement: [...own.movement, kind] };
        return { fight: now && { ...now, creatures: { ...now.creatures, [one.id]: one } } };
      });
      return table;
    };
    const short = lasting(turns - 1);
    const { buy, cutOff } = legalFor(short.game, goodsOf(short.stock), short.id('Ana'));
    expect([buy.length, Object.keys(cutOff).length > 0]).toEqual([0, true]);
    expect(short.refused('Ana', walk('I6'))).toMatchObject({ refused: 'no safe way' });
    const enough = lasting(turns).does('Ana', walk('I6'));
    expect([place(enough, 'Ana'), creature(enough, 'Ana').damageTaken]).toEqual(['I6', 0]);
  });
});

test.each([
  ['one wall', '#', 'stepwise'],
  ['two walls', '#.#', 'none'],
])('[COMBAT-13] a lent way is none beyond where its last turn ends: %s', (_, between, why) => {
  const gear = worn([], { speed: 2 });
  const table = comesIn({ yard: apart(between, between), gear }, 'B6', 'gear');
  table.does('Ana', walk('D6')).arrange(({ fight: now }) => {
    const own = creature(table, 'Ana');
    const lentWays = [{ kind: 'climb', lasts: { of: own.id, turns: 1 } }] as const;
    const one = { ...own, lentWays: [...lentWays], movement: [...own.movement, 'climb' as const] };
    return { fight: now && { ...now, creatures: { ...now.creatures, [one.id]: one } } };
  });
  expect(table.refused('Ana', walk('I6'))).toMatchObject({ facts: { why } });
});

describe('[MOVE-06] a way over a wall', () => {
  const climbs = (walls: string, speed: number) =>
    comesIn({ yard: apart(walls, walls), claws: worn(['climb'], { speed }) }, 'B6', 'claws');

  test.each([
    [2, 3],
    [3, 3],
    [7, 1],
  ])(
    'is taken in one action, which ends on no wall (%i more tiles: %i actions)',
    (more, actions) => {
      const table = climbs('#', more);
      const before = left(table) ?? 0;
      table.does('Ana', walk('H6'));
      expect([place(table, 'Ana'), before - (left(table) ?? 0)]).toEqual(['H6', actions]);
    },
  );

  test('is none where nobody gets over it within one, and no action is spent', () => {
    const table = climbs('#', 1);
    const speed = creature(table, 'Ana').sheet.stats.speed;
    expect([speed, tileName(creature(table, 'Ana').tile)]).toEqual([4, 'B6']);
    expect(table.refused('Ana', walk('H6'))).toMatchObject({ facts: { why: 'none' } });
    expect(left(table)).toBe(300);
  });
});
