import { type Body, columnOf, rowOf, type Tile, tileAt, tileName, tilesOf } from './tiles.ts';

/** Steps to the neighbour in each direction: columns eastwards, rows southwards. */
export const directions = [
  ['north', 0, -1],
  ['north-east', 1, -1],
  ['east', 1, 0],
  ['south-east', 1, 1],
  ['south', 0, 1],
  ['south-west', -1, 1],
  ['west', -1, 0],
  ['north-west', -1, -1],
] as const;

/** `3 north, 2 east`, in tiles; `here` for the same tile. */
export function bearing(from: Tile, to: Tile): string {
  const east = columnOf(to) - columnOf(from);
  const south = rowOf(to) - rowOf(from);
  const parts = [
    ...(south === 0 ? [] : [`${Math.abs(south)} ${south < 0 ? 'north' : 'south'}`]),
    ...(east === 0 ? [] : [`${Math.abs(east)} ${east < 0 ? 'west' : 'east'}`]),
  ];
  return parts.length === 0 ? 'here' : parts.join(', ');
}

/** The tiles of both that are nearest to each other, where they overlap the same one. */
export function nearestTiles(one: Body, other: Body): { from: Tile; to: Tile } {
  const [from, to] = [endsOf(one), endsOf(other)];
  const [east, south] = (['column', 'row'] as const).map((axis) => apart(from[axis], to[axis])) as [
    Span,
    Span,
  ];
  return { from: tileAt(east.from, south.from), to: tileAt(east.to, south.to) };
}

type Span = { from: number; to: number };

/** Where two spans come nearest to each other. */
function apart(one: Span, other: Span): Span {
  if (one.to < other.from) return { from: one.to, to: other.from };
  if (other.to < one.from) return { from: one.from, to: other.to };
  const both = Math.max(one.from, other.from);
  return { from: both, to: both };
}

function endsOf(body: Body): { column: Span; row: Span } {
  const last = tilesOf(body).at(-1) ?? body.tile;
  return {
    column: { from: columnOf(body.tile), to: columnOf(last) },
    row: { from: rowOf(body.tile), to: rowOf(last) },
  };
}

/** `F4`, or `F4 to H6` of who is larger than a tile. */
export function tilesName(body: Body): string {
  const last = tilesOf(body).at(-1) ?? body.tile;
  return last === body.tile ? tileName(body.tile) : `${tileName(body.tile)} to ${tileName(last)}`;
}
