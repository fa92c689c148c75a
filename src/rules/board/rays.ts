import { boardLimit } from './tile.ts';

/** Bits of a number of columns, and of rows: 64 of each. */
export const columnBits = 6;
/** Set where a segment enters the tile over its very corner, and where one ends on it. */
export const corner = 0x1000;
export const end = 0x2000;

/**
 * MOVE-13: the segments from one centre to all centres south-east of it within a radius, as one tree,
 * since segments that begin alike cross the same tiles.
 */
export type Rays = {
  /** Columns east and rows south of the centre, and the two marks; each before those behind it. */
  places: Uint16Array;
  /** The next that does not lie behind this one. */
  past: Int32Array;
};

type Step = 'east' | 'corner' | 'south';
type Node = { column: number; row: number; ends: boolean; next: Partial<Record<Step, Node>> };

const known = new Map<number, Rays>();

/** Worked out with the first question of its radius. */
export function raysWithin(far: number): Rays {
  const radius = Math.min(far, boardLimit - 1);
  const rays = known.get(radius) ?? flat(treeWithin(radius));
  known.set(radius, rays);
  return rays;
}

function treeWithin(radius: number): Node {
  const root: Node = { column: 0, row: 0, ends: true, next: {} };
  for (let row = 0; row <= radius; row++)
    for (let column = 0; column <= radius; column++) walk(root, column, row).ends = true;
  return root;
}

/** In whole numbers, so that it is exact. */
function walk(root: Node, columns: number, rows: number): Node {
  let at = root;
  while (at.column < columns || at.row < rows) {
    // Which side of the present tile the segment leaves by; 0 is its very corner.
    const side = (1 + 2 * at.column) * rows - (1 + 2 * at.row) * columns;
    const step = side < 0 ? 'east' : side > 0 ? 'south' : 'corner';
    const column = at.column + (step === 'south' ? 0 : 1);
    const row = at.row + (step === 'east' ? 0 : 1);
    at = at.next[step] ??= { column, row, ends: false, next: {} };
  }
  return at;
}

function flat(root: Node): Rays {
  const places: number[] = [];
  const past: number[] = [];
  const lay = ({ column, row, ends, next }: Node, overCorner: boolean): void => {
    const at = places.length;
    const marks = (overCorner ? corner : 0) | (ends ? end : 0);
    places.push(column | (row << columnBits) | marks);
    for (const step of ['east', 'corner', 'south'] as const)
      if (next[step]) lay(next[step], step === 'corner');
    past[at] = places.length;
  };
  lay(root, false);
  return { places: Uint16Array.from(places), past: Int32Array.from(past) };
}
