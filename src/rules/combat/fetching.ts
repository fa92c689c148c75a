import { isCarriedClear } from '../board/line-of-sight.ts';
import { distance, sideOf } from '../board/space.ts';
import { tilesWithin } from '../board/terrain.ts';
import { type Tile } from '../board/tile.ts';
import { type Bout } from './bout.ts';
import { type Creature } from './creature.ts';
import { type WhyNot } from './event.ts';
import { type Fight } from './fight.ts';
import { isBeyond } from './made-out.ts';
import { hasRoom } from './movement.ts';
import { arrive, tellStay } from './teleporting.ts';
import { tell, whoIs } from './tell.ts';

/**
 * MOVE-14: somebody is on the free tile nearest to `by`, of several the one nearest to where it was,
 * then the north-west one; through no force wall. Who rides it comes along.
 */
export function fetchTo(bout: Bout, by: Creature, one: Creature, cause: string): void {
  if (by.dead || one === by) return;
  const to = placeBeside(bout.fight, by, one);
  if (typeof to !== 'number') return tellStay(bout, one, by, cause, to);
  const facts = { who: whoIs(one), by: whoIs(by), how: 'teleport' as const, path: [to] };
  tell(bout, 'was moved', ['MOVE-14'], facts);
  arrive(bout, one, to);
}

function placeBeside(fight: Fight, by: Creature, one: Creature): Tile | WhyNot {
  if (isBeyond(one, by)) return 'held';
  if (one.mount !== null) return 'in the saddle';
  const { board } = fight;
  let walled = false;
  for (let far = 1; far < distance(one, by); far++) {
    const there = tilesWithin(board, by, far + sideOf(one.size) - 1)
      .map((tile) => ({ tile, size: one.size }))
      .filter((body) => distance(body, by) === far && hasRoom(fight, one, body.tile))
      .sort((a, b) => distance(a, one) - distance(b, one));
    const open = there.find(({ tile }) => isCarriedClear(board, one, tile));
    if (open) return open.tile;
    walled ||= there.length > 0;
  }
  return walled ? 'force wall' : 'no room';
}
