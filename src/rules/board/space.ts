import { columnOf, rowOf, tileAt, type Tile } from './tile.ts';

/** What fills tiles: its north-west tile and its size (STAT-11). */
export type Body = { tile: Tile; size: number };

/** STAT-11: tiles along one side of a body. */
export const sideOf = (size: number) => Math.max(0, size) + 1;

export function tilesOf({ tile, size }: Body): Tile[] {
  const side = sideOf(size);
  if (side === 1) return [tile];
  const tiles: Tile[] = [];
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++)
      tiles.push(tileAt(columnOf(tile) + column, rowOf(tile) + row));
  return tiles;
}

/** Its middle tile, or the four that meet there. */
export function middleOf({ tile, size }: Body): Body {
  const side = sideOf(size);
  const inward = Math.floor((side - 1) / 2);
  return {
    tile: tileAt(columnOf(tile) + inward, rowOf(tile) + inward),
    size: side % 2 === 0 ? 1 : 0,
  };
}

/** Tiles between two spans on one axis, counted so that neighbours are 1 apart. */
const gap = (a: number, aSide: number, b: number, bSide: number) =>
  Math.max(0, b - (a + aSide - 1), a - (b + bSide - 1));

/** MOVE-01: the greater of column and row difference between the nearest tiles of both. */
export function distance(a: Body, b: Body): number {
  const aSide = sideOf(a.size);
  const bSide = sideOf(b.size);
  return Math.max(
    gap(columnOf(a.tile), aSide, columnOf(b.tile), bSide),
    gap(rowOf(a.tile), aSide, rowOf(b.tile), bSide),
  );
}

export const overlaps = (a: Body, b: Body) => distance(a, b) === 0;
