import { type Board, type Ground, signs, tilesOfBoard } from './board.ts';
import { sideOf, type Body } from './space.ts';
import { boardLimit, columnOf, rowOf, type Tile, tileAt } from './tile.ts';

/**
 * A board read once, since rules ask for its tiles thousands of times in one act: what lies on each
 * by its number, and which of them stop sight. A tile beyond the drawing is `nothing`.
 */
export type Terrain = {
  grounds: readonly Ground[];
  width: number;
  height: number;
  /** MOVE-13. */
  opaque: Uint8Array;
  /** MOVE-11. */
  forced: Uint8Array;
  /** Where each kind of ground lies, as far as somebody has asked. */
  places: Map<Ground, readonly Tile[]>;
};

const tiles = boardLimit * boardLimit;

const grounds = new Map<string, Ground>(
  Object.entries(signs).map(([ground, sign]) => [sign, ground as Ground]),
);

/** MOVE-13: walls and obstacles block sight; force walls and creatures do not. */
const blocksSight: readonly Ground[] = ['wall', 'obstacle', 'closed door', 'nothing'];

const known = new WeakMap<Board, Terrain>();
/** Asked for again and again. */
let latest: { board: Board; terrain: Terrain } | null = null;

/** A fight is loaded with every act, and its board with it: the drawings that were read of late. */
const lately = new Map<string, Terrain>();
const remembered = 64;

/** Boards are never changed, only replaced; so what was read of one holds for good. */
export function terrainOf(board: Board): Terrain {
  if (latest?.board === board) return latest.terrain;
  const terrain = known.get(board) ?? read(board);
  latest = { board, terrain };
  return terrain;
}

function read(board: Board): Terrain {
  const drawing = board.rows.join('\n');
  const terrain = lately.get(drawing) ?? terrainFrom(board);
  lately.delete(drawing);
  lately.set(drawing, terrain);
  for (const [oldest] of lately) if (lately.size > remembered) lately.delete(oldest);
  known.set(board, terrain);
  return terrain;
}

function terrainFrom({ rows }: Board): Terrain {
  const laid = new Array<Ground>(tiles).fill('nothing');
  const opaque = new Uint8Array(tiles).fill(1);
  const forced = new Uint8Array(tiles);
  const [width, height] = [rows[0]?.length ?? 0, rows.length];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const ground = grounds.get(rows[row]?.[column] ?? '') ?? 'nothing';
      const tile = tileAt(column, row);
      laid[tile] = ground;
      opaque[tile] = Number(blocksSight.includes(ground));
      forced[tile] = Number(ground === 'force wall');
    }
  return { grounds: laid, width, height, opaque, forced, places: new Map() };
}

/** What lies on a tile; `nothing` beyond the edge. */
export const groundAt = (board: Board, tile: Tile): Ground =>
  terrainOf(board).grounds[tile] ?? 'nothing';

export function tilesOfGround(board: Board, ground: Ground): readonly Tile[] {
  const { places } = terrainOf(board);
  const known = places.get(ground);
  if (known) return known;
  const found = [...tilesOfBoard(board)].filter((tile) => groundAt(board, tile) === ground);
  places.set(ground, found);
  return found;
}

/** MOVE-01: the tiles of the drawing at most so far from one, row by row from the north-west. */
export function tilesWithin(board: Board, { tile, size }: Body, far: number): Tile[] {
  const { width, height } = terrainOf(board);
  const [column, row, side] = [columnOf(tile), rowOf(tile), sideOf(size)];
  const near: Tile[] = [];
  for (let y = Math.max(0, row - far); y < Math.min(height, row + side + far); y++)
    for (let x = Math.max(0, column - far); x < Math.min(width, column + side + far); x++)
      near.push(tileAt(x, y));
  return near;
}
