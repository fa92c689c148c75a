import { type Board, heightOf, widthOf } from '../rules/board/board.ts';
import { columnOf, rowOf, type Tile, tileAt, tileName } from '../rules/board/tile.ts';
import { groundOf } from './area.ts';
import { ink, patterns, tileSize } from './ground.ts';
import { legend, legendHeight } from './legend.ts';
import { half, type OrbMark, orbAt, stallAt, youAt } from './marks.ts';
import { secretAt, secretEntries, type SecretMark } from './secrets.ts';
import { type Drawing, drawing, element, label } from './svg.ts';

/** What of the menagerie is drawn. */
export type MapOf = {
  board: Board;
  orbs: readonly (OrbMark & { tile: Tile })[];
  stalls: readonly { keeper: string; tile: Tile }[];
  /** Those that one knows of; absent: none. */
  secrets?: readonly (SecretMark & { tile: Tile })[];
  /** Where whoever looks at it stands; absent: nowhere on it. */
  you?: Tile;
};

/** About the tiles, for the names of columns and rows; whole tiles, so that patterns fit. */
const margin = tileSize;

/** The whole map with a grid, what lies on it, and below it what each sign means. */
export function mapPicture({ board, orbs, stalls, secrets = [], you }: MapOf): Drawing {
  const width = widthOf(board) * tileSize + 2 * margin;
  const bottom = heightOf(board) * tileSize + 2 * margin;
  const self = you === undefined ? [] : [{ sign: smaller(youAt(0, 0)), text: 'you' }];
  const below = legend(board, orbs, stalls, width, [...self, ...secretEntries(secrets)]);
  return drawing(
    width,
    bottom + legendHeight(below.length),
    patterns(),
    element('rect', { x: 0, y: 0, width: '100%', height: '100%', fill: '#ffffff' }),
    ...groundOf(board, { margin }),
    grid(board),
    ...names(board),
    ...orbs.map((orb) => orbAt(...middleOf(orb.tile), orb)),
    ...stalls.map(({ keeper, tile }) => stallAt(...middleOf(tile), keeper)),
    ...secrets.map((secret) => secretAt(...middleOf(secret.tile), secret)),
    ...(you === undefined ? [] : [youAt(...middleOf(you))]),
    element('g', { transform: `translate(${margin} ${bottom})` }, ...below),
  );
}

/** About the middle of a tile, to go beside words. */
const smaller = (sign: string): string =>
  element('g', { transform: `translate(${half} ${half}) scale(0.65)` }, sign);

const left = (tile: Tile): number => margin + columnOf(tile) * tileSize;
const top = (tile: Tile): number => margin + rowOf(tile) * tileSize;
const middleOf = (tile: Tile): [x: number, y: number] => [left(tile) + half, top(tile) + half];

function grid(board: Board): string {
  const [width, height] = [widthOf(board) * tileSize, heightOf(board) * tileSize];
  const lines = [
    ...Array.from(
      { length: widthOf(board) + 1 },
      (_, at) => `M${margin + at * tileSize} ${margin}v${height}`,
    ),
    ...Array.from(
      { length: heightOf(board) + 1 },
      (_, at) => `M${margin} ${margin + at * tileSize}h${width}`,
    ),
  ];
  return element('path', { d: lines.join(''), stroke: '#c9c2b3', 'shape-rendering': 'crispEdges' });
}

/** On all four sides, so that no finger has to travel far. */
function names(board: Board): string[] {
  const [east, south] = [margin + widthOf(board) * tileSize, margin + heightOf(board) * tileSize];
  const columns = Array.from({ length: widthOf(board) }, (_, at) => {
    const name = tileName(tileAt(at, 0)).replace(/\d+/, '');
    const x = margin + at * tileSize + half;
    return label(x, half, 13, ink, name) + label(x, south + half, 13, ink, name);
  });
  const rows = Array.from({ length: heightOf(board) }, (_, at) => {
    const y = margin + at * tileSize + half;
    const name = String(at + 1);
    return label(half, y, 13, ink, name) + label(east + half, y, 13, ink, name);
  });
  return [...columns, ...rows];
}
