import { type Legal } from '../../rules/sight/views.ts';
import { columnOf, rowOf, tileName, type Board, type Tile } from './tiles.ts';

type Spawns = NonNullable<Legal['enterOn']>;

/** Spawn tiles by name, each with the part of the map that it lies in. */
export const spawnEntries = ({ board, tiles }: Spawns) =>
  tiles.map((tile) => ({
    label: tileName(tile),
    value: tileName(tile),
    description: `${quarterOf(board, tile)} of ${board.name}`,
  }));

/** `C4 (north-west of The Pit)`. */
export const spawnOffer = ({ label, description }: ReturnType<typeof spawnEntries>[number]) =>
  `${label} (${description})`;

function quarterOf({ rows }: Board, tile: Tile): string {
  const north = rowOf(tile) < rows.length / 2;
  const west = columnOf(tile) < (rows[0]?.length ?? 0) / 2;
  return `${north ? 'north' : 'south'}-${west ? 'west' : 'east'}`;
}
