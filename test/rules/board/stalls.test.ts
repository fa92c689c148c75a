import { describe, expect, test } from 'vitest';
import { boardOf, mapSchema } from '../../../src/rules/board/schema.ts';
import { faultsOfMaps } from '../../support/content/maps.ts';
import { cardsIn } from '../../support/content/shelves.ts';

const stalls = { S: 'Snow Beard', G: 'Goop', X: 'Galtorex' };

/** Ten places to come in by, thirty orbs, and below them what a test wants. */
const menagerie = (...rows: string[]) => [
  '@@@@@@@@@@......',
  '***************.',
  '***************.',
  'S.G.X...........',
  ...rows,
];

const faults = (rows: string[], more: object = {}) =>
  mapSchema
    .safeParse({ name: 'Test', drawing: rows.join('\n'), stalls, ...more })
    .error?.issues.map(({ message }) => message) ?? [];

describe('[ENTER-12] [ORB-09] a map with stalls', () => {
  test.each<[string[], object, string[]]>([
    [[], {}, []],
    [
      ['......|||.......', '......|*|.......', '......|||.......'],
      {},
      ['expected a way to the orb on H6'],
    ],
    [
      ['......|||.......', '......|c|.......', '......|||.......'],
      { hides: { c: 'behind three panes' } },
      ['expected a way to “c”, where a secret may lie'],
    ],
    [['.....~~~........', '.....~*~..^*....', '.....~~~........'], {}, []],
    [['++++++++++++++++', '.....*..........'], {}, ['expected a way to the orb on F6']],
    [
      ['++++++++++++++++', '.....@..........'],
      {},
      ['expected a way without lava and Styx to the spawn on F6'],
    ],
    [
      ['^^^^^^^^^^^^^^^^', '.....@..........'],
      {},
      ['expected a way without lava and Styx to the spawn on F6'],
    ],
    [
      ['a......b........'],
      { hides: { a: 'behind the third brick' } },
      ['expected “b” under stalls, hides or guards, too, as it is drawn'],
    ],
    [
      [],
      { hides: { a: 'nowhere at all', S: 'under the very till' } },
      [
        'expected a letter that is drawn, and that nothing else is named by',
        'expected a letter that is drawn, and that nothing else is named by',
      ],
    ],
    [
      ['.*..P...........'],
      { guards: { P: { skeli: 'monsters/skelis/skeli-porter', within: 3 } } },
      ['expected no orb, spawn tile or stall among what it guards'],
    ],
    [
      ['.*..P...........'],
      { guards: { P: { skeli: 'monsters/skelis/skeli-porter', within: 0 } } },
      [],
    ],
    [
      ['Y...............'],
      { stalls: { ...stalls, Y: 'Goop' } },
      ['expected one stall for Goop, no more and no fewer'],
    ],
  ])('%j with %j has these faults: %j', (rows, more, expected) =>
    expect(faults(menagerie(...rows), more)).toEqual(expected),
  );

  test('has room for ten, and three things for each', () =>
    expect(faults(['@@@@@...........', '****............', 'S.G.X...........'])).toEqual([
      'expected at least 10 tiles of spawn (“@”)',
      'expected at least 30 tiles of orb (“*”)',
    ]));

  test('its keepers stand where their letters are', () => {
    const drawing = menagerie().join('\n');
    const board = boardOf(mapSchema.parse({ name: 'Test', drawing, stalls }));
    expect(board.rows[3]).toBe('&.&.&...........');
  });

  test('an arena has no place for a secret', () =>
    expect(
      mapSchema
        .safeParse({ name: 'Test', drawing: '@a@', hides: { a: 'in plain sight' } })
        .error?.issues.map(({ message }) => message),
    ).toEqual([
      'expected only beside stalls, as no secret lies on a map without them',
      'expected no “a”, as nobody stands on a map of the catalogue',
    ]));
});

describe('[ORB-09] of the stock', () => {
  const cards = cardsIn('.');

  test('each map to walk in is large, of all grounds, with places for secrets and traps', () =>
    expect(faultsOfMaps(cards)).toEqual([]));

  test('a small one without them is told', () => {
    const card = mapSchema.parse({ name: 'Small', drawing: menagerie().join('\n'), stalls });
    const faults = faultsOfMaps([{ id: 'maps/small', card: { of: 'map', ...card } }]);
    expect(faults).toEqual(
      expect.arrayContaining([
        'maps/small is not 40 by 40',
        'maps/small has no lava',
        'maps/small has 0 places for secrets of 5',
      ]),
    );
    expect(faults.at(-1)).toMatch(/^maps\/small has \d+ places for traps of 20$/);
  });
});
