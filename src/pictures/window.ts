import { type Board, heightOf, widthOf } from '../rules/board/board.ts';
import { columnOf, rowOf, type Tile, tileAt, tileName } from '../rules/board/tile.ts';
import { type Area, groundOf, wholeOf } from './area.ts';
import { ink, patterns, tileSize } from './ground.ts';
import { legend, legendHeight } from './legend.ts';
import { type MapOf } from './map.ts';
import { half, orbAt, stallAt } from './marks.ts';
import { overview } from './overview.ts';
import { secretAt, secretEntries } from './secrets.ts';
import { type Drawing, drawing, element, label } from './svg.ts';
import {
  keptAt,
  keptEntries,
  type Token,
  tokenAt,
  tokenEntries,
  trapAt,
  trapEntries,
} from './tokens.ts';

/** What of the menagerie is drawn about somebody: as that one may see it. */
export type WindowOf = MapOf & {
  middle: Tile;
  tokens: readonly Token[];
  traps: readonly { tile: Tile; sprung: boolean }[];
  /** GLOSS-05: into which guards let nobody. */
  kept: readonly Tile[];
};

const tileOf = ({ tile }: { tile: Tile }): Tile => tile;

/** Tiles across and down. */
const across = 13;
/** A tile of 24 pixels is drawn with 60. */
const scale = 2.5;
const margin = 36;
/** Fewer columns leave what the signs mean too little room. */
const narrowest = 9;

/**
 * 13 by 13 tiles about somebody with a grid; below it the whole map, small, where there is more of it, and
 * what the signs mean.
 */
export function windowPicture(of: WindowOf): Drawing {
  const area = areaAbout(of.board, of.middle);
  const width = Math.max(area.columns, narrowest) * tileSize * scale + 2 * margin;
  const bottom = area.rows * tileSize * scale + 2 * margin;
  const inside = seenIn(of, area);
  const small = isWhole(of.board, area)
    ? { svg: '', width: 0, height: 0 }
    : overview(of.board, area, of.orbs, of.middle);
  const beside = small.width === 0 ? margin : small.width + 2 * margin;
  const marked = new Set([...inside.orbs, ...inside.stalls, ...inside.secrets].map(tileOf));
  const lies = (tile: Tile) => marked.has(tile);
  const isAside = ({ tile, side, whose }: Token) => side === 1 && whose !== 'you' && lies(tile);
  const below = legend(inside.board, inside.orbs, inside.stalls, width - beside - margin, [
    ...tokenEntries(inside.tokens),
    ...keptEntries(inside.kept),
    ...trapEntries(inside.traps),
    ...secretEntries(inside.secrets),
  ]);
  const height = bottom + Math.max(small.height + half, legendHeight(below.length));
  return drawing(
    width,
    height,
    patterns(),
    element('rect', { x: 0, y: 0, width: '100%', height: '100%', fill: '#ffffff' }),
    element(
      'g',
      { transform: `translate(${margin} ${margin}) scale(${scale})` },
      ...groundOf(of.board, { area }),
      grid(area),
      ...inside.kept.map((tile) => keptAt(...cornerIn(area, tile))),
      ...inside.orbs.map((orb) => orbAt(...middleIn(area, orb.tile), orb)),
      ...inside.stalls.map(({ keeper, tile }) => stallAt(...middleIn(area, tile), keeper)),
      ...inside.secrets.map((secret) => secretAt(...middleIn(area, secret.tile), secret)),
      ...inside.traps.map(({ tile, sprung }) =>
        trapAt(...middleIn(area, tile), sprung, lies(tile)),
      ),
      ...inside.tokens.map((token) =>
        tokenAt(...cornerIn(area, token.tile), token, isAside(token)),
      ),
    ),
    ...names(area),
    element('g', { transform: `translate(${margin} ${bottom})` }, small.svg),
    element('g', { transform: `translate(${beside} ${bottom})` }, ...below),
  );
}

/** Whole tiles of the map, with that one in the middle where its edges allow. */
function areaAbout(board: Board, middle: Tile): Area {
  const whole = wholeOf(board);
  const [columns, rows] = [Math.min(across, whole.columns), Math.min(across, whole.rows)];
  const first = (at: number, shown: number, all: number) =>
    Math.max(0, Math.min(at - Math.floor(shown / 2), all - shown));
  return {
    column: first(columnOf(middle), columns, widthOf(board)),
    row: first(rowOf(middle), rows, heightOf(board)),
    ...{ columns, rows },
  };
}

/** The tiles of the map that such a picture about that one shows, by row. */
export function tilesShown(board: Board, middle: Tile): Tile[] {
  const { column, row, columns, rows } = areaAbout(board, middle);
  return Array.from({ length: rows * columns }, (_, at) =>
    tileAt(column + (at % columns), row + Math.floor(at / columns)),
  );
}

/** Whether a picture about `middle` shows the tile. */
export const isShown = (board: Board, middle: Tile, tile: Tile): boolean =>
  isIn(areaAbout(board, middle), tile);

const isWhole = (board: Board, { columns, rows }: Area): boolean =>
  columns === widthOf(board) && rows === heightOf(board);

const isIn = ({ column, row, columns, rows }: Area, tile: Tile): boolean =>
  columnOf(tile) >= column &&
  columnOf(tile) < column + columns &&
  rowOf(tile) >= row &&
  rowOf(tile) < row + rows;

/** What of it lies in the area; the ground as rows of it, for the legend. */
function seenIn({ board, orbs, stalls, secrets = [], tokens, traps, kept }: WindowOf, area: Area) {
  const inArea = ({ tile }: { tile: Tile }) => isIn(area, tile);
  return {
    board: withoutRest(board, area),
    orbs: orbs.filter(inArea),
    stalls: stalls.filter(inArea),
    secrets: secrets.filter(inArea),
    tokens: tokens.filter(inArea),
    traps: traps.filter(inArea),
    kept: kept.filter((tile) => isIn(area, tile)),
  };
}

const withoutRest = (board: Board, { column, row, columns, rows }: Area): Board => ({
  ...board,
  rows: board.rows.slice(row, row + rows).map((line) => line.slice(column, column + columns)),
});

const cornerIn = ({ column, row }: Area, tile: Tile): [x: number, y: number] => [
  (columnOf(tile) - column) * tileSize,
  (rowOf(tile) - row) * tileSize,
];
const middleIn = (area: Area, tile: Tile): [x: number, y: number] => {
  const [x, y] = cornerIn(area, tile);
  return [x + half, y + half];
};

function grid({ columns, rows }: Area): string {
  const [width, height] = [columns * tileSize, rows * tileSize];
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, at) => `M${at * tileSize} 0v${height}`),
    ...Array.from({ length: rows + 1 }, (_, at) => `M0 ${at * tileSize}h${width}`),
  ];
  return element('path', { d: lines.join(''), stroke: '#c9c2b3', 'stroke-width': 0.6 });
}

/** On all four sides. */
function names({ column, row, columns, rows }: Area): string[] {
  const tile = tileSize * scale;
  const [east, south] = [margin + columns * tile, margin + rows * tile];
  const place = (at: number) => margin + (at + 0.5) * tile;
  const columnNames = Array.from({ length: columns }, (_, at) => {
    const name = tileName(tileAt(column + at, 0)).replace(/\d+/, '');
    return [18, south + 18].map((y) => label(place(at), y, 24, ink, name)).join('');
  });
  const rowNames = Array.from({ length: rows }, (_, at) =>
    [18, east + 18].map((x) => label(x, place(at), 24, ink, String(row + at + 1))).join(''),
  );
  return [...columnNames, ...rowNames];
}
