import { type Board, isWalledOff } from './board.ts';
import { type Gait, isAfloat } from './gaits.ts';
import { sideOf } from './space.ts';
import { groundAt, type Terrain, terrainOf } from './terrain.ts';
import { boardLimit, columnOf, type Tile, tileAt } from './tile.ts';

/** What one gait makes of a board for bodies of one size, by the number of their north-west tile. */
export type Course = {
  /** Tiles of movement that a step there costs; 0 where it does not lead. */
  prices: Uint8Array;
  /** MOVE-01: 1 where it leads over, so that corners can be cut there; STAT-11: or is squeezed by. */
  passes: Uint8Array;
  /** 1 where a move can end, whoever stands there. */
  ends: Uint8Array;
  /** MOVE-05: 1 in the Styx, for a gait that leads into it and out of it only; otherwise null. */
  wades: Uint8Array | null;
  /** Which ways lead on from there, whoever stands in them; `unknown` until somebody has asked. */
  steps: Int16Array;
};

const unknown = -1;

/** Straight steps before diagonals, along columns and along rows. */
const along = Int8Array.of(0, 0, -1, 1, -1, 1, -1, 1);
const down = Int8Array.of(-1, 1, 0, 0, -1, -1, 1, 1);
/** What each way adds to the number of a tile. */
export const shifts = Int16Array.from(
  along,
  (columns, way) => columns + boardLimit * (down[way] ?? 0),
);

/** A bit for each of the ways that lead on from a tile, the first of them the lowest. */
export function stepsFrom(course: Course, tile: Tile): number {
  const known = course.steps[tile] as number;
  return known === unknown ? (course.steps[tile] = stepsOf(course, tile)) : known;
}

function stepsOf({ prices, passes, wades }: Course, tile: Tile): number {
  const column = columnOf(tile);
  let steps = 0;
  for (const [way, shift] of shifts.entries()) {
    const x = along[way] ?? 0;
    const next = tile + shift;
    if (column + x < 0 || column + x >= boardLimit || !prices[next]) continue;
    // MOVE-01: a diagonal needs both tiles beside it open; whoever stands there does not count.
    const diagonal = x !== 0 && shift !== x;
    if (diagonal && !(passes[tile + x] && passes[next - x])) continue;
    if (wades && wades[tile] && wades[next]) continue;
    steps |= 1 << way;
  }
  return steps;
}

/** By the gait, then by the side of the bodies; known as long as the terrain is. */
const known = new WeakMap<Terrain, Map<Gait, Course[]>>();
/** Asked for again and again. */
let latest: { terrain: Terrain; gait: Gait; courses: Course[] } | null = null;

/** STAT-11: from this size down a body gets through where two tiles touch at a corner. */
const squeezing = -2;

/** Worked out with the first question of its kind. Bodies below size 0 fill a tile too (STAT-11). */
export function courseOf(board: Board, gait: Gait, size: number): Course {
  const courses = coursesOf(board, gait);
  return (courses[size <= squeezing ? 0 : sideOf(size)] ??= courseFrom(board, gait, size));
}

function coursesOf(board: Board, gait: Gait): Course[] {
  const terrain = terrainOf(board);
  if (latest?.terrain === terrain && latest.gait === gait) return latest.courses;
  const gaits = known.get(terrain) ?? new Map<Gait, Course[]>();
  const courses = gaits.get(gait) ?? [];
  if (courses.length === 0) known.set(terrain, gaits.set(gait, courses));
  latest = { terrain, gait, courses };
  return courses;
}

function courseFrom(board: Board, gait: Gait, size: number): Course {
  const blank = () => new Uint8Array(boardLimit * boardLimit);
  const course: Course = {
    prices: blank(),
    passes: blank(),
    ends: blank(),
    wades: gait.wades ? blank() : null,
    steps: new Int16Array(boardLimit * boardLimit).fill(unknown),
  };
  const { width, height } = terrainOf(board);
  // Beyond the east edge a tile's number is that of another row.
  for (let row = 0; row < height; row++)
    for (let column = 0; column + sideOf(size) <= width; column++) {
      const body = { tile: tileAt(column, row), size };
      course.prices[body.tile] = gait.price(board, body) ?? 0;
      course.passes[body.tile] = Number(
        size <= squeezing ? !isWalledOff(groundAt(board, body.tile)) : gait.passes(board, body),
      );
      course.ends[body.tile] = Number(gait.ends(board, body));
      if (course.wades) course.wades[body.tile] = Number(isAfloat(board, body));
    }
  return course;
}
