import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDrawing, tilesOfBoard } from '../../../src/rules/board/board.ts';
import { clearBetween } from '../../../src/rules/board/line-of-sight.ts';
import { distance } from '../../../src/rules/board/space.ts';
import { type Tile } from '../../../src/rules/board/tile.ts';
import { tilesInView } from '../../../src/rules/board/view.ts';

const boards = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .chain(([width, height]) =>
    fc.array(
      fc.array(fc.constantFrom('.', '.', '.', '#', '%', '|', '~'), {
        minLength: width,
        maxLength: width,
      }),
      { minLength: height, maxLength: height },
    ),
  )
  .map((rows) => readDrawing('', rows.map((row) => row.join('')).join('\n')).board);

test('[MOVE-01] [MOVE-13] a view holds the tiles near enough to which there is a line of sight, row by row', () => {
  fc.assert(
    fc.property(
      boards,
      fc.nat(),
      fc.integer({ min: 0, max: 64 }),
      fc.integer({ min: 0, max: 2 }),
      (board, choice, far, size) => {
        const tiles = [...tilesOfBoard(board)];
        const body = { tile: tiles[choice % tiles.length] as Tile, size };
        expect(tilesInView(board, body, far)).toEqual(
          tiles.filter(
            (tile) =>
              distance(body, { tile, size: 0 }) <= far && clearBetween(board, body.tile, tile),
          ),
        );
      },
    ),
  );
});
