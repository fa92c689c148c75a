import { type Board } from './board.ts';
import { clearBetween } from './line-of-sight.ts';
import { type Body, sideOf } from './space.ts';
import { type Terrain, terrainOf } from './terrain.ts';
import { boardLimit, columnOf, rowOf, type Tile, tileAt } from './tile.ts';

/** 1 for each tile that is seen, by its number. */
export type View = Uint8Array;

/** Views that were asked for, until there are so many of them; then all are forgotten. */
let known = new WeakMap<Terrain, Map<Tile, View>>();
let kept = 0;
const remembered = 4096;

/** MOVE-13: all tiles to which there is a line of sight from the middle of one, that one included. */
export function viewFrom(board: Board, from: Tile): View {
  const terrain = terrainOf(board);
  const found = known.get(terrain)?.get(from);
  if (found) return found;
  if (kept >= remembered) {
    known = new WeakMap();
    kept = 0;
  }
  const view = viewOf(board, from);
  const others = known.get(terrain) ?? new Map<Tile, View>();
  known.set(terrain, others.set(from, view));
  kept += 1;
  return view;
}

function viewOf(board: Board, from: Tile): View {
  const { width, height } = terrainOf(board);
  const view = new Uint8Array(boardLimit * boardLimit);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const tile = tileAt(column, row);
      view[tile] = Number(clearBetween(board, from, tile));
    }
  return view;
}

/** MOVE-01, MOVE-13: the tiles at most `far` from a body that its north-west tile has in sight, row by row. */
export function tilesInView(board: Board, body: Body, far: number): Tile[] {
  const { width, height } = terrainOf(board);
  const view = viewFrom(board, body.tile);
  const [column, row, side] = [columnOf(body.tile), rowOf(body.tile), sideOf(body.size)];
  const [east, south] = [Math.min(width, column + side + far), Math.min(height, row + side + far)];
  const seen: Tile[] = [];
  for (let y = Math.max(0, row - far); y < south; y++)
    for (let x = Math.max(0, column - far); x < east; x++)
      if (view[y * boardLimit + x] === 1) seen.push(tileAt(x, y));
  return seen;
}
