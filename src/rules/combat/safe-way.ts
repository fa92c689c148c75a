import { type Gait, isAfloat, isInLava, type MovementKind } from '../board/gaits.ts';
import { type Ground, wayWithin } from '../board/paths.ts';
import { type Body, overlaps, tilesOf } from '../board/space.ts';
import { tilesOfGround } from '../board/terrain.ts';
import { type Tile } from '../board/tile.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { trapsOf } from './traps.ts';

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
  const to = way.at(-1);
  if (to === undefined || way.length < 2 || above.includes(kind)) return way;
  const hurts = (body: Body) => isHurtAt(fight, mover, kind, body);
  const bodyAt = (tile: Tile): Body => ({ tile, size: mover.size });
  if (!way.slice(0, -1).some((tile) => hurts(bodyAt(tile)))) return way;
  const shunned = hazards(fight, mover)
    .map((tile): Body => ({ tile, size: 0 }))
    .filter((one) => hurts(one) && !overlaps(one, mover) && !overlaps(one, bodyAt(to)));
  const others = [...ground.others, ...shunned];
  return wayWithin({ ...ground, others }, mover, speed, gait, to) ?? way;
}

const hazards = (fight: Fight, mover: Creature): Tile[] => [
  ...tilesOfGround(fight.board, 'lava'),
  ...tilesOfGround(fight.board, 'styx'),
  ...knownTraps(fight, mover),
];

function isHurtAt(fight: Fight, mover: Creature, kind: MovementKind, body: Body): boolean {
  const { board, house } = fight;
  if (house?.lava !== 'harmless' && isInLava(board, body)) return true;
  if (isAfloat(board, body) && kind !== 'swim' && !mover.movement.includes('spirit walk'))
    return true;
  const traps = knownTraps(fight, mover);
  return traps.length > 0 && tilesOf(body).some((tile) => traps.includes(tile));
}

/** ITEM-26, PERC-05: those that it knows of and that are ready. */
const knownTraps = (fight: Fight, { id, player }: Creature): Tile[] =>
  trapsOf(fight)
    .filter(
      ({ owner, foundBy, spent }) =>
        !spent &&
        (owner === id ||
          foundBy?.includes(id) === true ||
          (player !== null && fight.creatures[owner]?.player === player)),
    )
    .map(({ tile }) => tile);
