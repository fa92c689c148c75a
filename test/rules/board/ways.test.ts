import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDrawing, tilesOfBoard } from '../../../src/rules/board/board.ts';
import { gaits } from '../../../src/rules/board/gaits.ts';
import { endsWithin, pathTo, reach, wayWithin } from '../../../src/rules/board/paths.ts';
import { type Body } from '../../../src/rules/board/space.ts';
import { type Tile, tileAt } from '../../../src/rules/board/tile.ts';

const width = 9;
const height = 7;
const boards = fc
  .array(
    fc.array(fc.constantFrom('.', '.', '.', ',', '#', '~', '|', '%'), {
      minLength: width,
      maxLength: width,
    }),
    { minLength: height, maxLength: height },
  )
  .map((rows) => readDrawing('', rows.map((row) => row.join('')).join('\n')).board);
const tiles = fc
  .tuple(fc.nat(width - 2), fc.nat(height - 2))
  .map(([column, row]) => tileAt(column, row));
const bodies = fc.record({ tile: tiles, size: fc.constantFrom(0, 0, 1) });
const questions = fc.record({
  others: fc.array(bodies, { maxLength: 3 }),
  from: bodies,
  speed: fc.nat(12),
  gait: fc.constantFrom(...Object.values(gaits)),
});

describe('[MOVE-01] a way that is looked for alone', () => {
  test('is the one that all ways together have, and there is none to where a move cannot end', () => {
    fc.assert(
      fc.property(boards, fc.array(questions, { minLength: 1, maxLength: 4 }), (drawn, asked) => {
        for (const { others, from, speed, gait } of asked) {
          const ground = { board: drawn, others };
          const all = reach(ground, from, speed, gait);
          const ends: readonly Tile[] = endsWithin(ground, from, speed, gait);
          for (const to of tilesOfBoard(drawn))
            expect(wayWithin(ground, from, speed, gait, to)).toEqual(
              ends.includes(to) ? pathTo(all, to) : null,
            );
        }
      }),
    );
  });

  test('is looked for anew when somebody else stands there, or the speed is another', () => {
    const { board: drawn } = readDrawing('', '...\n#.#\n...');
    const from: Body = { tile: tileAt(1, 0), size: 0 };
    const [to, between] = [tileAt(1, 2), { tile: tileAt(1, 1), size: 0 }];
    const way = (others: Body[], speed: number) =>
      wayWithin({ board: drawn, others }, from, speed, gaits.walk, to);
    expect(way([], 2)).toEqual([tileAt(1, 1), to]);
    expect(way([between], 2)).toBeNull();
    expect(way([], 2)).toEqual([tileAt(1, 1), to]);
    expect(way([], 1)).toBeNull();
    // With no speed at all nothing was searched, and the answer of before stood.
    expect(way([], 2)).toEqual([tileAt(1, 1), to]);
    expect(way([], 0)).toBeNull();
  });
});
