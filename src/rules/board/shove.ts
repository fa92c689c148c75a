import { courseOf } from './courses.ts';
import { isFree, type Ground } from './paths.ts';
import { distance, sideOf, type Body } from './space.ts';
import { boardLimit, columnOf, rowOf, tileAt, type Tile } from './tile.ts';
import { type Gait, gaits } from './gaits.ts';

/** From the north-west on, row by row. */
const directions = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;

type Direction = (typeof directions)[number];

/**
 * MOVE-09: the way that a push or pull takes, tile by tile; empty where it cannot move. It leads
 * straight, stops short of whatever is in the way, and ends farther from the controller, or nearer.
 * Of several it is the longest, then the straightest away from the controller, then the first from
 * the north-west.
 */
export function shoved(
  ground: Ground,
  body: Body,
  controller: Body,
  how: 'push' | 'pull',
  tiles: number,
  gait: Gait = gaits.walk,
): Tile[] {
  const before = distance(body, controller);
  const sign = how === 'push' ? 1 : -1;
  let best: { way: Tile[]; straight: number } = { way: [], straight: -Infinity };
  for (const direction of directions) {
    const straight = sign * along(body, controller, direction);
    const way = wayIn(ground, body, direction, tiles, gait, (there) => {
      const far = distance(there, controller);
      return how === 'push' ? far > before : far < before;
    });
    const longer = way.length > best.way.length;
    if (longer || (way.length === best.way.length && way.length > 0 && straight > best.straight))
      best = { way, straight };
  }
  return best.way;
}

/** How much a direction agrees with the line from middle to middle, from the controller: the cosine. */
function along(body: Body, controller: Body, [dx, dy]: Direction): number {
  const inward = (sideOf(body.size) - sideOf(controller.size)) / 2;
  const x = columnOf(body.tile) - columnOf(controller.tile) + inward;
  const y = rowOf(body.tile) - rowOf(controller.tile) + inward;
  const length = Math.hypot(x, y) * Math.hypot(dx, dy);
  return length === 0 ? 0 : (x * dx + y * dy) / length;
}

/** As far as it goes straight on, cut back to the last place that suits. */
function wayIn(
  ground: Ground,
  { tile, size }: Body,
  [dx, dy]: Direction,
  tiles: number,
  gait: Gait,
  suits: (there: Body) => boolean,
): Tile[] {
  const way: Tile[] = [];
  let last = 0;
  let [column, row] = [columnOf(tile), rowOf(tile)];
  const { passes: open } = courseOf(ground.board, gait, size);
  for (let step = 0; step < tiles; step++) {
    const passes = (x: number, y: number) => x >= 0 && y >= 0 && open[tileAt(x, y)] === 1;
    // MOVE-01: no corner of a wall is cut, by being pushed neither.
    if (dx !== 0 && dy !== 0 && !(passes(column + dx, row) && passes(column, row + dy))) break;
    [column, row] = [column + dx, row + dy];
    // Beyond the edges in the west and the east a tile's number is that of another row.
    if (column < 0 || column >= boardLimit) break;
    const there = { tile: tileAt(column, row), size };
    if (!isFree(ground, there, gait)) break;
    way.push(there.tile);
    if (suits(there)) last = way.length;
  }
  return way.slice(0, last);
}
