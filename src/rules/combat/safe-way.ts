import { type Gait, type MovementKind } from '../board/gaits.ts';
import { type Ground, wayWithin } from '../board/paths.ts';
import { type Body, overlaps, tilesOf } from '../board/space.ts';
import { tilesOfGround } from '../board/terrain.ts';
import { type Tile } from '../board/tile.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { burnsAt, wetsAt } from './hostile-ground.ts';
import { knowsTrap, trapsOf } from './traps.ts';

/** MOVE-02, MOVE-04, MOVE-14: what lies under the way of these does nothing. */
const above: readonly MovementKind[] = ['fly', 'jump', 'teleport'];

type Going = { kind: MovementKind; ground: Ground; speed: number; gait: Gait };

/**
 * MOVE-01: the way that a move takes, or another within the same move that leads through nothing of
 * which its mover knows that it would hurt: lava, the Styx, its own traps and those that it has found.
 */
export function safeWay(
  fight: Fight,
  mover: Creature,
  way: readonly Tile[],
  { kind, ground, speed, gait }: Going,
): readonly Tile[] {
  const to = way[way.length - 1];
  if (to === undefined || way.length < 2 || above.includes(kind)) return way;
  const traps = knownTraps(fight, mover);
  const { size } = mover;
  const hurts = (body: Body): boolean =>
    burnsAt(fight, body) ||
    (kind !== 'swim' && wetsAt(fight, mover, body, kind)) ||
    (traps.length > 0 && tilesOf(body).some((tile) => traps.includes(tile)));
  if (!way.some((tile) => tile !== to && hurts({ tile, size }))) return way;
  const others = [...ground.others];
  const shun = (tile: Tile): void => {
    const one = { tile, size: 0 };
    if (hurts(one) && !overlaps(one, mover) && !overlaps(one, { tile: to, size })) others.push(one);
  };
  for (const kind of hazards) tilesOfGround(fight.board, kind).forEach(shun);
  traps.forEach(shun);
  return wayWithin({ ...ground, others }, mover, speed, gait, to) ?? way;
}

const hazards = ['lava', 'styx'] as const;

const none: readonly Tile[] = [];

/** ITEM-26, PERC-05: where those lie that it knows of and that are ready. */
const knownTraps = (fight: Fight, mover: Creature): readonly Tile[] =>
  fight.things.length === 0
    ? none
    : trapsOf(fight).flatMap((trap) =>
        !trap.spent && knowsTrap(fight, mover, trap) ? [trap.tile] : [],
      );
