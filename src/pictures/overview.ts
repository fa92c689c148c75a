import { type Board, type Ground, heightOf, widthOf } from '../rules/board/board.ts';
import { groundAt } from '../rules/board/terrain.ts';
import { columnOf, rowOf, type Tile, tileAt } from '../rules/board/tile.ts';
import { type Area } from './area.ts';
import { ink, paper } from './ground.ts';
import { type OrbMark } from './marks.ts';
import { element } from './svg.ts';

/** Pixels of a tile on it. */
const tile = 6;

const whole = `h${tile}v${tile}h-${tile}z`;

/** What lies on a tile, drawn from its upper left corner: beside each colour a shape of its own. */
const looks: Partial<Record<Ground, { fill: string; shape: string }>> = {
  wall: { fill: '#45424d', shape: whole },
  nothing: { fill: '#000000', shape: whole },
  obstacle: { fill: '#6f6753', shape: 'm1 1h4v4h-4z' },
  'closed door': { fill: '#9c5a1d', shape: 'm0 2h6v2h-6z' },
  'force wall': { fill: '#6b3fa0', shape: 'm1 0h1.5v6h-1.5zm2.5 0h1.5v6h-1.5z' },
  styx: { fill: '#3f6f9f', shape: 'm0 1h6v1.5h-6zm0 3h6v1.5h-6z' },
  lava: { fill: '#d9480f', shape: 'm0 6l3-6l3 6z' },
  npc: { fill: '#8a6d00', shape: 'm3 0l3 3l-3 3l-3-3z' },
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

/** One path for each kind of ground. */
function shaded(board: Board): string[] {
  const paths = new Map<string, string>();
  for (let row = 0; row < heightOf(board); row += 1)
    for (let column = 0; column < widthOf(board); column += 1) {
      const look = looks[groundAt(board, tileAt(column, row))];
      if (look === undefined) continue;
      const drawn = `M${column * tile} ${row * tile}${look.shape}`;
      paths.set(look.fill, (paths.get(look.fill) ?? '') + drawn);
    }
  return [...paths].map(([fill, d]) => element('path', { d, fill }));
}
