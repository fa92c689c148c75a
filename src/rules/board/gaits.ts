import { isWalledOff, stopsWalkers, type Board, type Ground } from './board.ts';
import { groundAt } from './terrain.ts';
import { sideOf, tilesOf, type Body } from './space.ts';
import { besides } from './tile.ts';

/** Ways to move (MOVE-01 to -08, -14). */
export const movementKinds = [
  'walk',
  'jump',
  'fly',
  'swim',
  'climb',
  'spirit walk',
  'phase',
  'teleport',
] as const;
export type MovementKind = (typeof movementKinds)[number];

/** STAT-04: what everybody does at half the speed, and at all of it whom something lets do it. */
export const atHalfSpeed: readonly MovementKind[] = ['jump', 'swim'];

/** STAT-11: from this size on a creature steps over walls. */
const stepsOverWalls = 4;

/** How one kind of movement meets the ground. Prices are in tiles of movement. */
export type Gait = {
  /** Of a step to such a place; null where this gait does not lead. */
  price(board: Board, to: Body): number | null;
  /** MOVE-05: leads into the Styx and out of it, but not through it. */
  wades: boolean;
  /** MOVE-01: whether it leads over such a place, so that its corners can be cut. */
  passes(board: Board, body: Body): boolean;
  /** Whether a move of this gait can end there, whoever stands there. */
  ends(board: Board, body: Body): boolean;
  /** MOVE-08: goes through creatures, though it ends inside none. */
  throughCreatures: boolean;
};

function anywhere(board: Board, { tile, size }: Body, is: (ground: Ground) => boolean): boolean {
  const side = sideOf(size);
  for (let south = 0; south < side; south++)
    for (let east = 0; east < side; east++)
      if (is(groundAt(board, besides(tile, east, south)))) return true;
  return false;
}

/** MOVE-07. */
const isDifficult = (board: Board, body: Body): boolean => anywhere(board, body, isSlow);
const isSlow = (ground: Ground): boolean => ground === 'difficult ground';
/** MOVE-04: what reaches up to where flyers hover, or holds none that ends there but the tallest. */
const stopsFlyers = (ground: Ground) =>
  ground === 'wall' || ground === 'closed door' || isWalledOff(ground);

/** Whether the ground bears a body of this size there, whoever stands on it. */
export const bears = (board: Board, body: Body): boolean =>
  !anywhere(board, body, body.size >= stepsOverWalls ? isWalledOff : stopsWalkers);

/** MOVE-07: difficult under any part of the body makes the step cost double. */
const stepPrice = (board: Board, body: Body) => (isDifficult(board, body) ? 2 : 1);

const holds = (board: Board, body: Body): boolean => !anywhere(board, body, isWalledOff);

const onFoot = { wades: false, passes: bears, ends: bears, throughCreatures: false };
const overWalls = { ...onFoot, passes: holds };

/** MOVE-10: whoever has any rock under it stands on that. */
export const isAfloat = (board: Board, body: Body): boolean => !anywhere(board, body, isNoStyx);
const isNoStyx = (ground: Ground): boolean => ground !== 'styx';

/** MOVE-10, MOVE-15: where nobody puts anybody who has another place. */
export const isHarsh = (board: Board, body: Body): boolean =>
  isInLava(board, body) || isAfloat(board, body);

/** MOVE-15: it burns whatever part it touches. */
export const isInLava = (board: Board, body: Body) => anywhere(board, body, isLava);
const isLava = (ground: Ground): boolean => ground === 'lava';

const footPrice: Gait['price'] = (board, to) => (bears(board, to) ? stepPrice(board, to) : null);

/** MOVE-06: 20 ft of wall are 4 tiles; an obstacle is half as high. */
const climbed: Partial<Record<Ground, number>> = { wall: 4, 'closed door': 4, obstacle: 2 };

const climbPrice: Gait['price'] = (board, to) => {
  const height = Math.max(...tilesOf(to).map((tile) => climbed[groundAt(board, tile)] ?? 0));
  if (height === 0) return footPrice(board, to);
  return holds(board, to) ? height : null;
};

/** MOVE-01 to MOVE-08, MOVE-17: every way to move but the teleport, which crosses nothing. */
export const gaits: Record<Exclude<MovementKind, 'teleport'>, Gait> = {
  walk: { ...onFoot, wades: true, price: footPrice },
  jump: { ...onFoot, price: (board, to) => (bears(board, to) ? 1 : null) },
  'spirit walk': { ...onFoot, price: footPrice },
  swim: { ...onFoot, price: (board, to) => (isAfloat(board, to) ? 1 : null) },
  climb: { ...onFoot, wades: true, ends: holds, price: climbPrice },
  fly: {
    ...overWalls,
    ends: (board, body) =>
      !anywhere(board, body, body.size >= stepsOverWalls ? isWalledOff : stopsFlyers),
    price: (board, to) => (holds(board, to) ? 1 : null),
  },
  phase: {
    ...overWalls,
    throughCreatures: true,
    price: (board, to) => (holds(board, to) ? 1 : null),
  },
};

/** MOVE-06: where each move is a turn of its own, at whose end nobody is on a wall. */
export const turnGaits = { ...gaits, climb: { ...gaits.climb, ends: bears } };
