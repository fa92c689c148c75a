import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heightOf, readDrawing, tilesOfBoard, widthOf } from '../../../src/rules/board/board.ts';
import { sees } from '../../../src/rules/board/line-of-sight.ts';
import { distance } from '../../../src/rules/board/space.ts';
import { columnOf, rowOf, type Tile } from '../../../src/rules/board/tile.ts';
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
      fc.integer({ min: 0, max: 4 }),
      (board, choice, far, size) => {
        const tiles = [...tilesOfBoard(board)];
        const fits = (tile: Tile) =>
          columnOf(tile) + size < widthOf(board) && rowOf(tile) + size < heightOf(board);
        const places = tiles.filter(fits);
        fc.pre(places.length > 0);
        const body = { tile: places[choice % places.length] as Tile, size };
        expect(tilesInView(board, body, far)).toEqual(
          tiles.filter(
            (tile) =>
              distance(body, { tile, size: 0 }) <= far && sees(board, body, { tile, size: 0 }),
          ),
        );
      },
    ),
  );
});
