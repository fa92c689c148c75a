import { type Board, type Ground, heightOf, widthOf } from '../rules/board/board.ts';
import { groundAt } from '../rules/board/terrain.ts';
import { columnOf, rowOf, type Tile, tileAt } from '../rules/board/tile.ts';
import { type Area } from './area.ts';
import { ink, paper } from './ground.ts';
import { type OrbMark } from './marks.ts';
import { element } from './svg.ts';

/** Pixels of a tile on it. */
const tile = 6;

/** So small that only light and dark tell grounds apart. */
const shades: Partial<Record<Ground, string>> = {
  wall: '#45424d',
  nothing: '#000000',
  obstacle: '#8f8672',
  'closed door': '#9c5a1d',
  'force wall': '#6b3fa0',
  styx: '#7d9dbd',
  lava: '#e8590c',
  npc: '#ffd54a',
};

/** The whole map, small, with the area that is drawn large, the orbs and oneself. */
export function overview(
  board: Board,
  { column, row, columns, rows }: Area,
  orbs: readonly (OrbMark & { tile: Tile })[],
  self: Tile,
): { svg: string; width: number; height: number } {
  const [width, height] = [widthOf(board) * tile, heightOf(board) * tile];
  const frame = { x: column * tile, y: row * tile, width: columns * tile, height: rows * tile };
  const svg = [
    element('rect', { width, height, fill: paper, stroke: ink }),
    ...shaded(board),
    ...orbs
      .filter(({ empty }) => !empty)
      .map((orb) => element('circle', { ...middle(orb.tile), r: 2.5, fill: '#1d4fa8' })),
    element('rect', { ...frame, fill: 'none', stroke: '#b3123a', 'stroke-width': 3 }),
    element('circle', { ...middle(self), r: 4.5, fill: '#ffffff', stroke: ink, 'stroke-width': 2 }),
  ];
  return { svg: svg.join(''), width, height };
}

const middle = (at: Tile) => ({
  cx: (columnOf(at) + 0.5) * tile,
  cy: (rowOf(at) + 0.5) * tile,
});

/** One path for each shade. */
function shaded(board: Board): string[] {
  const paths = new Map<string, string>();
  for (let row = 0; row < heightOf(board); row += 1)
    for (let column = 0; column < widthOf(board); column += 1) {
      const fill = shades[groundAt(board, tileAt(column, row))];
      if (fill === undefined) continue;
      const square = `M${column * tile} ${row * tile}h${tile}v${tile}h${-tile}z`;
      paths.set(fill, (paths.get(fill) ?? '') + square);
    }
  return [...paths].map(([fill, d]) => element('path', { d, fill }));
}
