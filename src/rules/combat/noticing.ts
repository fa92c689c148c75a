import { sees } from '../board/line-of-sight.ts';
import { type Tile } from '../board/tile.ts';
import { ownerOf } from './acting.ts';
import { type Bout, livingIn } from './bout.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type Fight } from './fight.ts';
import { knowledgeOf } from './made-out.ts';
import { statOf } from './reading.ts';
import { tell, whoIs } from './tell.ts';
import { type Trap } from './traps.ts';

/** PERC-01, PERC-05: a trap shows itself to a perception higher than its stealth, in line of sight. */
export function noticeTraps(bout: Bout, better: (watcher: Creature, tile: Tile) => number): void {
  const { fight } = bout;
  if (fight.things.length === 0) return;
  for (const trap of fight.things) {
    if (trap.kind !== 'trap' || trap.spent) continue;
    for (const watcher of livingIn(fight)) {
      if (knows(fight, watcher, trap.owner)) continue;
      if (knowledgeOf(fight, watcher.id).foundThings.includes(trap.tile)) continue;
      const look = statOf(watcher, 'perception') + better(watcher, trap.tile);
      if (look <= trap.stealth) continue;
      if (!sees(fight.board, watcher, { tile: trap.tile, size: 0 })) continue;
      noteFound(bout, watcher, trap);
    }
  }
}

function noteFound(bout: Bout, watcher: Creature, { tile }: Trap): void {
  const { fight } = bout;
  const owner = ownerOf(watcher);
  for (const id of [watcher.id, ...(owner === null ? [] : [owner])]) {
    const known = knowledgeOf(fight, id);
    fight.knowledge[id] = { ...known, foundThings: [...known.foundThings, tile] };
  }
  tell(bout, 'found', ['PERC-01', 'PERC-05'], { who: whoIs(watcher), what: 'trap', tile });
}

/** Whoever placed it knows of it, and so does all that its player plays. */
function knows({ creatures }: Fight, watcher: Creature, owner: CreatureId): boolean {
  const placer = creatures[owner];
  return owner === watcher.id || (placer?.player !== null && placer?.player === watcher.player);
}
