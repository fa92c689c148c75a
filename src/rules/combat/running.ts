import { distance } from '../board/space.ts';
import { type Tile } from '../board/tile.ts';
import { type Bout } from './bout.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { type WhyNot } from './event.ts';
import { comesCloser } from './goaded.ts';
import { tellInVain } from './in-vain.ts';
import { goBy } from './move-deed.ts';
import { movesOf } from './movement.ts';
import { has } from './reading.ts';
import { groundOn, isHarmless } from './safe-way.ts';

/**
 * From, towards or away from whom an ability has its carrier walk, so many tiles at most; `careful`:
 * into nothing that it knows would hurt it.
 */
export type Errand = {
  other: Creature;
  way: 'towards' | 'away';
  tiles: number;
  careful?: true;
};

/**
 * MOVE-01: walks up to so many tiles to where it is nearest to the other, or farthest from it; of
 * equal places to the one with the shortest way, the first from the north-west. Not who is held,
 * stunned, ethereal, or rides. COND-03: the goaded end nearer to an enemy.
 */
export function runTo(bout: Bout, mover: Creature, errand: Errand, what: string): void {
  const path = wayToRun(bout.fight, mover, errand);
  if (path.length > 0) return goBy(bout, mover, 'walk', path);
  if (mover.dead || errand.tiles < 1) return;
  tellInVain(bout, whyStays(mover), { who: mover, by: mover, what }, ['MOVE-01']);
}

function whyStays(mover: Creature): WhyNot {
  if (mover.mount !== null) return 'in the saddle';
  return isHeld(mover) ? 'held' : 'no way';
}

const isHeld = (mover: Creature): boolean =>
  has(mover, 'restrained') || has(mover, 'stunned') || has(mover, 'ethereal');

/** That way, as far as the mover knows; empty where it would go nowhere. */
export function wayToRun(
  fight: Fight,
  mover: Creature,
  { other, way, tiles, careful }: Errand,
): readonly Tile[] {
  if (mover.dead || mover.mount !== null || isHeld(mover)) return [];
  const sign = way === 'towards' ? 1 : -1;
  const worth = (tile: Tile) => sign * distance({ tile, size: mover.size }, other);
  let best: { path: readonly Tile[]; to: Tile } = { path: [], to: mover.tile };
  const moves = movesOf(fight, mover, 'walk', tiles);
  const goaded = has(mover, 'goaded');
  const lain = careful && groundOn(fight, mover);
  for (const to of moves.ends()) {
    if (goaded && !comesCloser(fight, mover, { tile: to, size: mover.size })) continue;
    const path = moves.wayTo(to) ?? [];
    if (lain && !isHarmless(fight, mover, path, lain)) continue;
    const better = worth(to) - worth(best.to) || path.length - best.path.length || to - best.to;
    if (better < 0) best = { path, to };
  }
  return best.path;
}
