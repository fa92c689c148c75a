import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Board, signs, stopsWalkers, tilesOfBoard } from '../../../src/rules/board/board.ts';
import { boardOf, isArena, mapSchema } from '../../../src/rules/board/schema.ts';
import { groundAt } from '../../../src/rules/board/terrain.ts';
import { besides, type Tile } from '../../../src/rules/board/tile.ts';

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
      ['expected “b” under stalls or hides, too, as it is drawn'],
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

/** Where whoever goes by has to step on it, or go a long way round: a gate, a door, a passage. */
function pinches(board: Board): Tile[] {
  const stops = (tile: Tile, east: number, south: number) =>
    stopsWalkers(groundAt(board, besides(tile, east, south)));
  return [...tilesOfBoard(board)].filter(
    (tile) =>
      !stops(tile, 0, 0) &&
      ((stops(tile, -1, 0) && stops(tile, 1, 0)) || (stops(tile, 0, -1) && stops(tile, 0, 1))),
  );
}

describe('of the stock', () => {
  const walked = readdirSync('seeds/maps')
    .map((file) => mapSchema.parse(parse(readFileSync(`seeds/maps/${file}`, 'utf8'))))
    .filter((map) => !isArena(map))
    .map((map) => [map.name, map] as const);

  test.each(walked)(
    '[ORB-09] %s is 40 by 40, of all grounds, with places for secrets and traps',
    (_, map) => {
      const board = boardOf(map);
      expect(board.rows.map(({ length }) => length)).toEqual(Array<number>(40).fill(40));
      const { nothing: __, ...inside } = signs;
      const missing = Object.values(inside).filter((sign) => !board.rows.join('').includes(sign));
      expect(missing).toEqual([]);
      expect(Object.keys(map.hides ?? {}).length).toBeGreaterThanOrEqual(5);
      expect(pinches(board).length).toBeGreaterThanOrEqual(20);
    },
  );
});
