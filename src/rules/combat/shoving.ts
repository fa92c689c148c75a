import { type Gait, gaits, type MovementKind } from '../board/gaits.ts';
import { isFree } from '../board/paths.ts';
import { shoved } from '../board/shove.ts';
import { type Body, distance, tilesOf } from '../board/space.ts';
import { type Tile } from '../board/tile.ts';
import { type RuleId } from '../names.ts';
import { type Grounding } from './action.ts';
import { type Bout } from './bout.ts';
import { freePart } from './bumping.ts';
import { type Creature } from './creature.ts';
import { type WhyNot } from './event.ts';
import { type Fight } from './fight.ts';
import { isHazard, noteInLava, treadOnMoved } from './footing.ts';
import { goAlong, type Leg } from './going.ts';
import { tellInVain } from './in-vain.ts';
import { land, nearestRoom } from './landing.ts';
import { isBeyond } from './made-out.ts';
import { groundFor } from './movement.ts';
import { statOf } from './reading.ts';
import { dismount, isOutOfSaddle } from './riding.ts';
import { tell, tellAsSeen, whoIs } from './tell.ts';

/** A push or pull by somebody, so many tiles far; `cause`: by what. */
export type Shove = { controller: Creature; how: 'push' | 'pull'; tiles: number; cause: string };

/** MOVE-09: pushes or pulls somebody; what it enters on the way acts as on who walks there. */
export function shove(
  bout: Bout,
  target: Creature,
  by: Shove,
  grounding: Grounding | 'none',
): void {
  const { controller } = by;
  // Nobody ends farther from, or nearer to, themselves.
  if (target.dead || target === controller) return;
  if (isBeyond(target, controller)) return tellStay(bout, target, by, 'held');
  if (target.mount !== null) return unseat(bout, target, by);
  if (grounding === 'first') ground(bout, target, controller);
  if (isDead(target)) return;
  const gait = target.height === 'air' ? gaits.fly : gaits.walk;
  const path = wayOf(bout, target, target, by, gait);
  drag(bout, target, path, by);
  if (grounding === 'last') ground(bout, target, controller);
  if (path.length === 0) return tellStay(bout, target, by, 'no room');
  bout.fire({ kind: 'shoved', doer: controller, sufferer: target, facts: {} });
}

const stays: Partial<Record<WhyNot, RuleId>> = { 'in the saddle': 'MOVE-12', held: 'COND-08' };

function tellStay(bout: Bout, who: Creature, { controller, tiles, cause }: Shove, why: WhyNot) {
  if (tiles < 1) return;
  const rule = stays[why];
  tellInVain(bout, why, { who, by: controller, what: cause }, ['MOVE-09', ...(rule ? [rule] : [])]);
}

/** Asked anew, as the ground may have killed it meanwhile. */
const isDead = ({ dead }: Creature): boolean => dead;

/** MOVE-09: it moves on foot until it next moves by itself. */
function ground(bout: Bout, target: Creature, controller: Creature): void {
  if (target.height === 'air' && !target.dead) land(bout, target, controller);
}

function drag(bout: Bout, target: Creature, path: readonly Tile[], by: Shove): void {
  const kind = target.height === 'air' ? 'fly' : 'walk';
  noteInLava(bout, target);
  goAlong(bout, target, path, byOthers, { ...by, kind });
}

type Drag = Shove & { kind: MovementKind };

const byOthers = {
  // COND-08: what it was dragged into may have taken it to where nobody drags it on.
  stillOpen: (fight: Fight, target: Creature, { kind, controller }: Drag, rest: readonly Tile[]) =>
    isBeyond(target, controller) ? [] : freePart(fight, target, kind, rest),
  isHazard: (bout: Bout, target: Creature, { kind }: Drag, last: boolean) =>
    isHazard(bout, target, kind, last),
  treadOn: (bout: Bout, target: Creature, { kind }: Drag, last: boolean) =>
    treadOnMoved(bout, target, kind, last),
  tellLeg(bout: Bout, target: Creature, { controller, how }: Drag, { path, unseen, later }: Leg) {
    const facts = { who: whoIs(target), by: whoIs(controller), how, path };
    tellAsSeen(bout, 'was moved', ['MOVE-09'], later ? { ...facts, later } : facts, unseen);
  },
};

/**
 * The way that its controller would have it go as far as they know, up to what truly stands there
 * (COND-01); it still has to end farther off, or nearer.
 */
function wayOf(
  { fight }: Bout,
  target: Creature,
  body: Body,
  { controller, how, tiles }: Shove,
  gait: Gait,
): Tile[] {
  const at = (tile: Tile): Body => ({ tile, size: body.size });
  const known = groundFor(fight, target, target.height, controller);
  const way = shoved(known, body, controller, how, tiles, gait);
  const all = groundFor(fight, target, target.height);
  const taken = way.findIndex((tile) => !isFree(all, at(tile), gait));
  const open = taken < 0 ? way : way.slice(0, taken);
  const gained = (tile: Tile) => distance(at(tile), controller) - distance(body, controller);
  const suits = (tile: Tile) => (how === 'push' ? gained(tile) > 0 : gained(tile) < 0);
  return open.slice(0, 1 + open.findLastIndex(suits));
}

/**
 * MOVE-12: the rider fills its mount's tiles, so that it is reckoned from the last of them that it
 * leaves: when pushed the nearest to who does so, when pulled the farthest.
 */
function saddleOf(rider: Creature, { controller, how }: Shove): Body {
  const size = statOf(rider, 'size');
  const seats = tilesOf({ tile: rider.tile, size: rider.size - Math.max(0, size) });
  const far = (tile: Tile) => (how === 'push' ? 1 : -1) * distance({ tile, size }, controller);
  const tile = seats.reduce((last, one) => (far(one) < far(last) ? one : last), rider.tile);
  return { tile, size };
}

/** MOVE-12: a rider who is moved out of its mount's area is thrown off; otherwise it stays on. */
function unseat(bout: Bout, rider: Creature, by: Shove): void {
  const afoot = saddleOf(rider, by);
  // Off a mount that hovers it goes above those who stand below.
  const flies = rider.height === 'air';
  const path = wayOf(bout, rider, afoot, by, flies ? gaits.fly : gaits.walk);
  const off = 1 + path.findLastIndex((tile) => !isOutOfSaddle(bout.fight, rider, tile));
  const first = path[off];
  if (first === undefined)
    return tellStay(bout, rider, by, path.length === 0 ? 'no room' : 'in the saddle');
  const { controller, how } = by;
  const leg = path.slice(0, off + 1);
  tell(bout, 'was moved', ['MOVE-09'], {
    who: whoIs(rider),
    by: whoIs(controller),
    how,
    path: leg,
  });
  // Somebody may stand below whom it has come above.
  const foot = { ...rider, size: afoot.size, mount: null };
  const tile = nearestRoom(bout.fight, foot, 'walk', { ...afoot, tile: first }) ?? first;
  dismount(bout, rider, { tile, size: afoot.size }, 'thrown off', treadOnMoved);
  if (!rider.dead && rider.tile === first) {
    const tiles = path.length - leg.length;
    const onward = { ...by, tiles };
    drag(
      bout,
      rider,
      flies ? wayOf(bout, rider, rider, onward, gaits.walk) : path.slice(off + 1),
      by,
    );
  }
  bout.fire({ kind: 'shoved', doer: controller, sufferer: rider, facts: {} });
}
