import { lastTile } from '../board/board.ts';
import { isClear, isClearOfForceWalls } from '../board/line-of-sight.ts';
import { type Body, distance, middleOf, overlaps, sideOf } from '../board/space.ts';
import { tilesWithin } from '../board/terrain.ts';
import { type Tile } from '../board/tile.ts';
import { type ActionOf } from './action.ts';
import { type Bout, creaturesOf, livingIn } from './bout.ts';
import { comeInto, comers, placeOf } from './coming.ts';
import { type Creature } from './creature.ts';
import { type FightEventOf } from './event.ts';
import { type Fight } from './fight.ts';
import { treadOn } from './footing.ts';
import { fitIn } from './landing.ts';
import { isBlind, makesOut } from './made-out.ts';
import { hasRoom, isOnBoard, looksFree } from './movement.ts';
import { blindRefusal, named } from './reach-refusal.ts';
import { statOf } from './reading.ts';
import { type FightRefusal, refuseAction } from './refusal.ts';
import { riderOf, ridersOf } from './rider.ts';
import { tell, whoIs } from './tell.ts';

/** MOVE-16: whether the one is large enough for the other, as both are now. */
const bearsSize = (mount: Creature, rider: Creature): boolean =>
  statOf(mount, 'size') > statOf(rider, 'size');

/** MOVE-12, MOVE-16, SLOT-07: one's own, or whoever has agreed to it. */
export function mountRefusal(
  fight: Fight,
  rider: Creature,
  { target }: ActionOf<'mount'>,
): FightRefusal | null {
  const mount = named(fight, target);
  if (rider.mount !== null) return refuseAction('mounted already', 'MOVE-12', {});
  if (isBlind(rider) && mount !== rider && !mount?.dead) return blindRefusal();
  if (!mount || mount === rider || mount.dead || !makesOut(fight, rider, mount))
    return refuseAction('no such mount', 'MOVE-12', {});
  const { name } = mount;
  const agreed = mount.side === rider.side && (mount.player === rider.player || mount.bears);
  if (!agreed) return refuseAction('mount unwilling', 'MOVE-16', { mount: name });
  if (mount.stabled) return refuseAction('mount not in slot', 'SLOT-07', { mount: name });
  if (!bearsSize(mount, rider)) return refuseAction('mount too small', 'MOVE-16', { mount: name });
  if (riderOf(fight, mount)) return refuseAction('mount taken', 'SLOT-07', { mount: name });
  if (distance(mount, rider) > 1)
    return refuseAction('mount too far', 'MOVE-12', {
      mount: name,
      distance: distance(mount, rider),
    });
  return apartRefusal(fight, rider, mount);
}

/** MOVE-11, MOVE-13: nobody climbs into or out of a saddle through what holds the two apart. */
function apartRefusal({ board }: Fight, rider: Creature, there: Body): FightRefusal | null {
  const { tile } = there;
  if (!isClearOfForceWalls(board, rider, there))
    return refuseAction('walled off', 'MOVE-11', { tile });
  return isClear(board, rider, there)
    ? null
    : refuseAction('tile out of sight', 'MOVE-13', { tile });
}

/** MOVE-12: the rider fills the mount's tiles. */
export function mountUp(bout: Bout, rider: Creature, mount: Creature): void {
  const before = placeOf(rider);
  rider.mount = mount.id;
  carry(mount, rider);
  carryRider(bout.fight, rider);
  tell(bout, 'mounted', ['MOVE-12', 'MOVE-16'], { who: whoIs(rider), mount: whoIs(mount) });
  comeInto(bout, comers(bout, rider), before);
}

function carry({ tile, size, height }: Creature, rider: Creature): void {
  rider.stature ??= statOf(rider, 'size');
  rider.tile = tile;
  rider.size = size;
  rider.height = height;
}

/** MOVE-12: wherever the mount is by now, its rider is too. */
export function carryRider(fight: Fight, mount: Creature): void {
  for (const rider of ridersOf(fight, mount)) carry(mount, rider);
}

const onFoot = (rider: Creature): Creature => ({
  ...rider,
  size: statOf(rider, 'size'),
  mount: null,
});

/** MOVE-12: to a tile beside the mount that is free as far as the rider knows. */
export function unmountRefusal(
  fight: Fight,
  rider: Creature,
  { to }: ActionOf<'unmount'>,
): FightRefusal | null {
  if (rider.mount === null) return refuseAction('not mounted', 'MOVE-12', {});
  if (!isOnBoard(fight.board, to))
    return refuseAction('no such tile', 'MOVE-12', { tile: to, last: lastTile(fight.board) });
  const afoot = onFoot(rider);
  if (distance({ tile: to, size: afoot.size }, rider) > 1)
    return refuseAction('out of reach', 'MOVE-12', { tile: to, speed: 1 });
  const apart = apartRefusal(fight, rider, { tile: to, size: afoot.size });
  if (apart) return apart;
  return looksFree(fight, afoot, to) ? null : refuseAction('tile taken', 'MOVE-12', { tile: to });
}

/** MOVE-12: every free tile beside what it rides, on which it could get off. */
export const unmountsOf = (fight: Fight, rider: Creature): Tile[] =>
  rider.mount === null
    ? []
    : tilesWithin(fight.board, rider, 1 + sideOf(rider.size)).filter(
        (to) => unmountRefusal(fight, rider, { do: 'unmount', to }) === null,
      );

/** MOVE-12: the rider on foot on each of those, with the fight as it is then. */
export const offMounts = (fight: Fight, rider: Creature): { without: Fight; one: Creature }[] =>
  unmountsOf(fight, rider).map((tile) => {
    const one: Creature = { ...onFoot(rider), stature: undefined, height: 'ground', tile };
    return { without: { ...fight, creatures: { ...fight.creatures, [one.id]: one } }, one };
  });

type Why = FightEventOf<'unmounted'>['why'];

/** `treads`: how the ground acts on who comes off so (MOVE-09). */
export function dismount(
  bout: Bout,
  rider: Creature,
  { tile, size }: Body,
  why: Why,
  treads: typeof treadOn = treadOn,
): void {
  const mount = rider.mount && bout.fight.creatures[rider.mount];
  if (!mount) return;
  const before = placeOf(rider);
  rider.mount = null;
  rider.stature = undefined;
  rider.size = size;
  rider.height = 'ground';
  rider.tile = tile;
  carryRider(bout.fight, rider);
  const rules = why === 'size' ? (['MOVE-16'] as const) : (['MOVE-12'] as const);
  tell(bout, 'unmounted', [...rules], { who: whoIs(rider), mount: whoIs(mount), why, tile });
  const them = comers(bout, rider);
  treads(bout, rider, 'walk', true);
  comeInto(bout, them, before);
}

/** COND-01: the rider stays on where somebody stands there whom it could not make out. */
export function unmount(bout: Bout, rider: Creature, to: Tile): boolean {
  if (!hasRoom(bout.fight, onFoot(rider), to)) return false;
  dismount(bout, rider, { ...onFoot(rider), tile: to }, 'action');
  return true;
}

/** MOVE-12: onto the free tile nearest to the mount's middle, not prone, at no action. */
function standAside(bout: Bout, rider: Creature, why: Why): void {
  const afoot = onFoot(rider);
  const mount = rider.mount === null ? undefined : bout.fight.creatures[rider.mount];
  const tile = fitIn(bout.fight, afoot, mount && middleOf(mount));
  if (tile === null) rider.crowded = true;
  dismount(bout, rider, { size: afoot.size, tile: tile ?? rider.tile }, why);
}

/** MOVE-12: off its mount, whoever wants it. */
export const throwOff = (bout: Bout, rider: Creature): void =>
  standAside(bout, rider, 'thrown off');

/** MOVE-12: whoever rides one that is dead, or gone. */
export function letDown(bout: Bout, mount: Creature): void {
  const rider = riderOf(bout.fight, mount);
  if (rider) standAside(bout, rider, 'mount gone');
}

/** MOVE-16: those for whom their mounts are too small by now; MOVE-12: the others are where those are. */
export function checkSaddles(bout: Bout): void {
  for (const rider of creaturesOf(bout.fight)) {
    const mount = rider.mount === null ? undefined : bout.fight.creatures[rider.mount];
    if (!mount) continue;
    if (rider.dead) rider.mount = null;
    else if (!bearsSize(mount, rider)) standAside(bout, rider, 'size');
    else if (mount.mount === null) carryRider(bout.fight, mount);
  }
}

/** MOVE-12: whether a rider at that tile would be out of its mount's area. */
export const isOutOfSaddle = (fight: Fight, rider: Creature, tile: Tile): boolean => {
  const mount = rider.mount === null ? undefined : fight.creatures[rider.mount];
  return mount !== undefined && !overlaps(mount, { tile, size: statOf(rider, 'size') });
};

export const mounts = (fight: Fight, rider: Creature): ActionOf<'mount'>[] =>
  livingIn(fight)
    .map(({ id }) => ({ do: 'mount', target: id }) as const)
    .filter((action) => mountRefusal(fight, rider, action) === null);
