import { columnOf, rowOf, type Tile } from './tiles.ts';

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
