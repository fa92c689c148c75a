import { distance } from '../board/space.ts';
import { type Tile } from '../board/tile.ts';
import { type Bout } from './bout.ts';
import { type Creature } from './creature.ts';
import { goBy } from './move-deed.ts';
import { movesOf } from './movement.ts';
import { has } from './reading.ts';

/**
 * MOVE-01: walks up to so many tiles to where it is nearest to the other, or farthest from it; of
 * equal places to the one with the shortest way, the first from the north-west. Not who is held,
 * stunned, ethereal, or rides.
 */
export function runTo(
  bout: Bout,
  mover: Creature,
  other: Creature,
  way: 'towards' | 'away',
  tiles: number,
): void {
  if (mover.dead || mover.mount !== null) return;
  if (has(mover, 'restrained') || has(mover, 'stunned') || has(mover, 'ethereal')) return;
  const sign = way === 'towards' ? 1 : -1;
  const worth = (tile: Tile) => sign * distance({ tile, size: mover.size }, other);
  let best: { path: readonly Tile[]; to: Tile } = { path: [], to: mover.tile };
  const moves = movesOf(bout.fight, mover, 'walk', tiles);
  for (const to of moves.ends()) {
    const path = moves.wayTo(to) ?? [];
    const better = worth(to) - worth(best.to) || path.length - best.path.length || to - best.to;
    if (better < 0) best = { path, to };
  }
  if (best.path.length === 0) return;
  goBy(bout, mover, 'walk', best.path);
}
