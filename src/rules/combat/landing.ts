import { tilesOfBoard } from '../board/board.ts';
import { isBroughtClear } from '../board/line-of-sight.ts';
import { anyWay, groundBears, reach } from '../board/paths.ts';
import { type Body, distance } from '../board/space.ts';
import { gaits, isHarsh, type MovementKind } from '../board/gaits.ts';
import { type Tile } from '../board/tile.ts';
import { actsNow } from './acting.ts';
import { type Bout, livingIn } from './bout.ts';
import { comeInto, comers, placeOf } from './coming.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { treadOn, treadOnMoved } from './footing.ts';
import { groundFor, hasRoom } from './movement.ts';
import { has } from './reading.ts';
import { carryRider } from './riding.ts';
import { tell, whoIs } from './tell.ts';

/**
 * The nearest tile to `about` with room for it, that of `about` before all for who is as large; the
 * first from the north-west. `shuns`: so many tiles farther off is as near as in lava or the Styx.
 * MOVE-11: none beyond a force wall.
 */
export function nearestRoom(
  fight: Fight,
  creature: Creature,
  kind: MovementKind = 'walk',
  about: Body = creature,
  shuns = 0,
): Tile | null {
  const own = about.size === creature.size ? about.tile : null;
  let nearest: { tile: Tile; far: number } | null = null;
  for (const tile of tilesOfBoard(fight.board)) {
    const body = { tile, size: creature.size };
    const harm = isHarsh(fight.board, body) ? shuns : 0;
    const far = distance(body, about) + harm;
    if (nearest && far >= nearest.far && tile !== own) continue;
    if (!hasRoom(fight, creature, tile, kind)) continue;
    if (!isBroughtClear(fight.board, about, body)) continue;
    if (tile === own) return tile;
    nearest = { tile, far };
  }
  return nearest?.tile ?? null;
}

/** MOVE-11: the room that it comes to soonest as it climbs, or flies, round the force walls beside it. */
function roomRoundWalls(fight: Fight, creature: Creature, kind: 'walk' | 'fly'): Tile | null {
  const gait = kind === 'fly' ? gaits.fly : gaits.climb;
  const { tiles, costs } = reach(
    groundFor(fight, creature, creature.height),
    creature,
    anyWay,
    gait,
  );
  let soonest: { tile: Tile; cost: number } | null = null;
  for (const [at, tile] of tiles.entries()) {
    const cost = costs[at] as number;
    if (soonest && cost >= soonest.cost) continue;
    if (hasRoom(fight, creature, tile, kind)) soonest = { tile, cost };
  }
  return soonest?.tile ?? null;
}

/** STAT-11: what fits nowhere is smaller, and grows with room. Where it fits; null: nowhere at all. */
export function fitIn(fight: Fight, creature: Creature, about?: Body): Tile | null {
  const room = () => nearestRoom(fight, creature, 'walk', about, about ? 0.5 : 0);
  while (room() === null && creature.size > 0) creature.size -= 1;
  return room();
}

/**
 * MOVE-04: whoever cannot fly any more is on its tile, or on the nearest free one, unhurt; with none
 * it hovers on where it is. MOVE-09: `by`: who grounds it with a push or a pull. Whether it has landed.
 */
export function land(bout: Bout, flyer: Creature, by?: Creature): boolean {
  const before = placeOf(flyer);
  const { size } = flyer;
  flyer.height = 'ground';
  const tile = fitIn(bout.fight, flyer);
  if (tile === null) {
    flyer.size = size;
    flyer.height = 'air';
    return false;
  }
  flyer.tile = tile;
  carryRider(bout.fight, flyer);
  tell(bout, 'landed', by ? ['MOVE-09', 'MOVE-04'] : ['MOVE-04'], {
    who: whoIs(flyer),
    tile: flyer.tile,
    ...(by && { by: whoIs(by) }),
  });
  const them = comers(bout, flyer);
  // MOVE-09: of whom a push brings down the Styx waits for the next turn.
  (by ? treadOnMoved : treadOn)(bout, flyer, 'walk', true);
  comeInto(bout, them, before);
  return true;
}

/** MOVE-06, MOVE-04: on foot where the ground bears nobody, or hovering where no flight ends. */
const isUpOnWall = ({ board }: Fight, creature: Creature): boolean =>
  creature.height === 'ground' ? !groundBears(board, creature) : !gaits.fly.ends(board, creature);

/**
 * MOVE-06: nobody ends a turn on a wall; who has climbed one comes down to the nearest free tile, and
 * who hovers over one, having shrunk, flies off it (STAT-11). Whether it did.
 */
export function comeDown(bout: Bout, creature: Creature): boolean {
  const { fight } = bout;
  if (!isUpOnWall(fight, creature)) return false;
  const kind = creature.height === 'air' ? 'fly' : 'walk';
  const tile = nearestRoom(fight, creature, kind) ?? roomRoundWalls(fight, creature, kind);
  if (tile === null) return false;
  const before = placeOf(creature);
  creature.tile = tile;
  carryRider(fight, creature);
  const who = whoIs(creature);
  if (kind === 'fly') tell(bout, 'moved', ['MOVE-04'], { who, by: kind, path: [tile] });
  else tell(bout, 'landed', ['MOVE-06'], { who, tile });
  // Nothing acts any more on who comes down after the end.
  if (fight.outcome) return true;
  const them = comers(bout, creature);
  treadOn(bout, creature, kind, true);
  comeInto(bout, them, before);
  return true;
}

/**
 * MOVE-04, MOVE-06: whoever had to stay up there for want of room comes down as soon as there is
 * some, and at the end of the fight whoever is up on a wall still. Whether anybody did.
 */
export function comeDownWithRoom(bout: Bout): boolean {
  const { fight } = bout;
  let came = false;
  for (const one of livingIn(fight)) {
    if (one.mount !== null) continue;
    if (isAdrift(one)) came = land(bout, one) || came;
    else if (isUpOnWall(fight, one) && !isAmidst(fight, one)) came = comeDown(bout, one) || came;
  }
  return came;
}

/** MOVE-04: in the air, and not by its own wings any more. */
const isAdrift = (one: Creature): boolean =>
  one.height === 'air' && (!one.movement.includes('fly') || has(one, 'restrained'));

/** COMBAT-10: a turn that waits for those who surprise goes on afterwards, and so does climbing. */
const isAmidst = ({ outcome, turn, surprise }: Fight, creature: Creature): boolean =>
  outcome === null &&
  [turn, surprise?.turn].some((one) => one !== undefined && actsNow({ turn: one }, creature));
