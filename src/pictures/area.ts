import { type Board, type Ground, heightOf, widthOf } from '../rules/board/board.ts';
import { groundAt } from '../rules/board/terrain.ts';
import { tileAt } from '../rules/board/tile.ts';
import { groundIn, isPlain, paper, tileSize } from './ground.ts';
import { element } from './svg.ts';

/** Columns and rows of a map, counted from its north-west corner. */
export type Area = { column: number; row: number; columns: number; rows: number };

export const wholeOf = (board: Board): Area => ({
  ...{ column: 0, row: 0 },
  ...{ columns: widthOf(board), rows: heightOf(board) },
});

/** The ground of an area, so many pixels from the corner: paper, and one path for each ground on it. */
export function groundOf(
  board: Board,
  { margin = 0, area = wholeOf(board) }: { margin?: number; area?: Area } = {},
): string[] {
  const runs = new Map<Ground, string[]>();
  const [east, south] = [area.column + area.columns, area.row + area.rows];
  for (let row = area.row; row < south; row += 1)
    for (let from = area.column; from < east;) {
      const kind = groundAt(board, tileAt(from, row));
      let to = from + 1;
      while (to < east && groundAt(board, tileAt(to, row)) === kind) to += 1;
      const run = tilesFrom(from - area.column, row - area.row, to - from, margin);
      runs.set(kind, [...(runs.get(kind) ?? []), run]);
      from = to;
    }
  const size = { width: area.columns * tileSize, height: area.rows * tileSize };
  const whole = element('rect', { x: margin, y: margin, ...size, fill: paper });
  const others = [...runs].filter(([kind]) => !isPlain(kind));
  return [whole, ...others.map(([kind, run]) => groundIn(kind, run.join('')))];
}

/** So many tiles beside each other, eastwards, as part of a path. */
function tilesFrom(column: number, row: number, tiles: number, margin: number): string {
  const width = tiles * tileSize;
  return `M${margin + column * tileSize} ${margin + row * tileSize}h${width}v${tileSize}h-${width}z`;
}
