import { draw } from '../../../../src/rules/board/board.ts';
import { tilesOf } from '../../../../src/rules/board/space.ts';
import { columnOf, rowOf, type Tile } from '../../../../src/rules/board/tile.ts';
import { type Fight } from '../../../../src/rules/combat/fight.ts';
import { type Cast, callOf } from '../format/cast.ts';

/** The board with the living on it, each by its letter, the smaller above the larger, and `x` where told. */
export function drawingOf(cast: Cast, fight: Fight, crosses: Iterable<Tile> = []): string {
  const rows = draw(fight.board)
    .split('\n')
    .map((row) => [...row]);
  const set = (tile: Tile, letter: string) => {
    const row = rows[rowOf(tile)];
    if (row && columnOf(tile) < row.length) row[columnOf(tile)] = letter;
  };
  const living = Object.values(fight.creatures).filter(({ dead }) => !dead);
  for (const creature of living.sort((a, b) => b.size - a.size))
    for (const tile of tilesOf(creature)) set(tile, callOf(cast, creature.id));
  // A large body can move to a tile on which it stands already.
  for (const tile of crosses) set(tile, 'x');
  return rows.map((row) => row.join('')).join('\n');
}

/** The same with the names of columns and rows beside it. */
export function labelled(drawing: string): string {
  const rows = drawing.split('\n');
  const columns = [...(rows[0] ?? '')].map((_, column) => String.fromCharCode(65 + (column % 26)));
  return ['', ...rows]
    .map((row, n) => (n === 0 ? `   ${columns.join('')}` : `${String(n).padStart(2)} ${row}`))
    .join('\n');
}
