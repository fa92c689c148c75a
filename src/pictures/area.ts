import { type Board, heightOf, widthOf } from '../rules/board/board.ts';
import { groundAt } from '../rules/board/terrain.ts';
import { tileAt } from '../rules/board/tile.ts';
import { groundTiles, tileSize } from './ground.ts';

/** Columns and rows of a map, counted from its north-west corner. */
export type Area = { column: number; row: number; columns: number; rows: number };

export const wholeOf = (board: Board): Area => ({
  ...{ column: 0, row: 0 },
  ...{ columns: widthOf(board), rows: heightOf(board) },
});

/** The ground of an area, so many pixels from the corner; tiles of one ground beside each other as one. */
export function groundOf(
  board: Board,
  { margin = 0, area = wholeOf(board) }: { margin?: number; area?: Area } = {},
): string[] {
  const drawn: string[] = [];
  const [east, south] = [area.column + area.columns, area.row + area.rows];
  for (let row = area.row; row < south; row += 1)
    for (let from = area.column; from < east;) {
      const kind = groundAt(board, tileAt(from, row));
      let to = from + 1;
      while (to < east && groundAt(board, tileAt(to, row)) === kind) to += 1;
      const x = margin + (from - area.column) * tileSize;
      drawn.push(groundTiles(kind, x, margin + (row - area.row) * tileSize, to - from));
      from = to;
    }
  return drawn;
}
