import { type Tile } from '../board/tile.ts';
import { ownerOf } from './acting.ts';
import { type Bout, livingIn } from './bout.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type Fight } from './fight.ts';
import { hasLine } from './line.ts';
import { statOf } from './reading.ts';
import { tell, whoIs } from './tell.ts';
import { type Trap, trapsOf } from './traps.ts';

/** PERC-01, PERC-05: a trap shows itself to a perception higher than its stealth, in line of sight. */
export function noticeTraps(bout: Bout, better: (watcher: Creature, tile: Tile) => number): void {
  const { fight } = bout;
  if (fight.things.length === 0) return;
  for (const trap of trapsOf(fight)) {
    if (trap.spent) continue;
    const finders = livingIn(fight).filter(
      (watcher) =>
        !knows(fight, watcher, trap.owner) &&
        !trap.foundBy?.includes(watcher.id) &&
        statOf(watcher, 'perception') + better(watcher, trap.tile) > trap.stealth &&
        hasLine(fight, watcher, { tile: trap.tile, size: 0 }),
    );
    if (finders.length > 0) noteFound(bout, finders, trap);
  }
}

/** PERC-02: a companion's find is its owner's too. */
function noteFound(bout: Bout, finders: readonly Creature[], trap: Trap): void {
  const { fight } = bout;
  const { tile } = trap;
  const foundBy = [...(trap.foundBy ?? [])];
  for (const finder of finders) {
    if (foundBy.includes(finder.id)) continue;
    const owner = ownerOf(finder);
    foundBy.push(finder.id, ...(owner === null ? [] : [owner]));
    tell(bout, 'found', ['PERC-01', 'PERC-05'], { who: whoIs(finder), what: 'trap', tile });
  }
  fight.things = fight.things.map((one) => (one === trap ? { ...trap, foundBy } : one));
}

/** Whoever placed it knows of it, and so does all that its player plays. */
function knows({ creatures }: Fight, watcher: Creature, owner: CreatureId): boolean {
  const placer = creatures[owner];
  return owner === watcher.id || (placer?.player !== null && placer?.player === watcher.player);
}
