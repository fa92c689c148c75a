import { courseOf } from '../board/courses.ts';
import { type MovementKind } from '../board/gaits.ts';
import { type Body, overlaps } from '../board/space.ts';
import { type Tile } from '../board/tile.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { gaitOf, groundFor, hasRoom, heightBy } from './movement.ts';

/**
 * COND-01: as much of a way as is truly free. It stops on the last tile that can be ended on before
 * a body that the mover did not know of; empty where it cannot even set out.
 */
export function freePart(
  fight: Fight,
  mover: Creature,
  kind: MovementKind,
  way: readonly Tile[],
): readonly Tile[] {
  const comesDown = mover.height === 'air' && heightBy(kind) === 'ground' && kind !== 'teleport';
  if (comesDown && !hasRoom(fight, mover, mover.tile)) return [];
  const ground = groundFor(fight, mover, heightBy(kind));
  const gait = gaitOf(kind);
  const { size } = mover;
  // The ground may have changed on the way.
  const { prices, ends } = courseOf(ground.board, gait, size);
  const body = { tile: mover.tile, size };
  const overlapping = (other: Body) => overlaps(body, other);
  let end = 0;
  let at = 0;
  for (const tile of way) {
    body.tile = tile;
    const blocked = ground.others.some(overlapping);
    if (prices[tile] === 0 || (!gait.throughCreatures && blocked)) break;
    at += 1;
    if (ends[tile] === 1 && !blocked) end = at;
  }
  return end === way.length ? way : way.slice(0, end);
}
