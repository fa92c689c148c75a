import { isCarriedClear } from '../board/line-of-sight.ts';
import { isFree, type Ground } from '../board/paths.ts';
import { overlaps, type Body } from '../board/space.ts';
import { type Tile } from '../board/tile.ts';
import { type RuleId } from '../names.ts';
import { type Bout } from './bout.ts';
import { comeInto, comers, placeOf } from './coming.ts';
import { type Creature } from './creature.ts';
import { type WhyNot } from './event.ts';
import { type Fight } from './fight.ts';
import { noteInLava, treadOn } from './footing.ts';
import { tellInVain } from './in-vain.ts';
import { groundFor, hasRoom, isOnBoard } from './movement.ts';
import { isBeyond } from './made-out.ts';
import { lookAround } from './perception.ts';
import { has } from './reading.ts';
import { ridersOf } from './rider.ts';
import { carryRider } from './riding.ts';
import { tell, whoIs } from './tell.ts';

/** MOVE-11, MOVE-14: to a free place, whatever lies between but force walls. Riders stay where they are. */
export function teleportTo(bout: Bout, mover: Creature, to: Tile, cause: string): void {
  const { fight } = bout;
  if (to === mover.tile || !isOnBoard(fight.board, to)) return;
  const why = whyNoTeleport(fight, mover, to);
  if (why) return tellStay(bout, mover, mover, cause, why);
  tell(bout, 'moved', ['MOVE-14'], { who: whoIs(mover), by: 'teleport', path: [to] });
  arrive(bout, mover, to);
  noteMoved(bout, mover);
}

function whyNoTeleport(fight: Fight, mover: Creature, to: Tile): WhyNot | null {
  if (has(mover, 'ethereal')) return 'held';
  if (mover.mount !== null) return 'in the saddle';
  if (!isCarriedClear(fight.board, mover, to)) return 'force wall';
  return hasRoom(fight, mover, to) ? null : 'no room';
}

const stays: Partial<Record<WhyNot, RuleId>> = {
  'force wall': 'MOVE-11',
  'in the saddle': 'MOVE-12',
  held: 'COND-08',
};

export function tellStay(bout: Bout, who: Creature, by: Creature, what: string, why: WhyNot): void {
  const rule = stays[why];
  tellInVain(bout, why, { who, by, what }, ['MOVE-14', ...(rule ? [rule] : [])]);
}

/** COMBAT-14: going somewhere by an ability of its own is moving, too. */
function noteMoved(bout: Bout, mover: Creature): void {
  if (!mover.dead) bout.fire({ kind: 'moved', doer: mover, sufferer: null, facts: {} });
}

/** MOVE-14: both at once; where one of them would have no room neither goes. */
export function swapPlaces(bout: Bout, one: Creature, other: Creature, cause: string): void {
  if (one.dead || one === other) return;
  const why = whyNoSwap(bout, one, other);
  if (why) return tellStay(bout, other, one, cause, why);
  const [here, there] = [one.tile, other.tile];
  const [who, by, how] = [whoIs(other), whoIs(one), 'teleport' as const];
  tell(bout, 'moved', ['MOVE-14'], { who: by, by: how, path: [there] });
  tell(bout, 'was moved', ['MOVE-14'], { who, by, how, path: [here] });
  const from = placeOf(other);
  put(bout, other, here);
  arrive(bout, one, there);
  settle(bout, other, from);
  noteMoved(bout, one);
}

function whyNoSwap(bout: Bout, one: Creature, other: Creature): WhyNot | null {
  const { board } = bout.fight;
  if (has(one, 'ethereal') || isBeyond(other, one)) return 'held';
  if (one.mount !== null || other.mount !== null) return 'in the saddle';
  const [here, there] = [one.tile, other.tile];
  if (!isCarriedClear(board, one, there) || !isCarriedClear(board, other, here))
    return 'force wall';
  if (!fits(bout, one, there, other) || !fits(bout, other, here, one)) return 'no room';
  const meet = overlaps({ tile: there, size: one.size }, { tile: here, size: other.size });
  return meet ? 'no room' : null;
}

/** Whether it has room there, on the ground, once the other is gone, and whoever rides that one. */
function fits({ fight }: Bout, one: Creature, tile: Tile, gone: Creature): boolean {
  const { board, others }: Ground = groundFor(fight, one, 'ground');
  const body: Body = { tile, size: one.size };
  const leaving: readonly Body[] = [gone, ...ridersOf(fight, gone)];
  const stays = (other: Body) => !leaving.includes(other);
  return isFree({ board, others: others.filter(stays) }, body);
}

function put(bout: Bout, mover: Creature, tile: Tile): void {
  noteInLava(bout, mover);
  mover.height = 'ground';
  mover.tile = tile;
  carryRider(bout.fight, mover);
}

export function arrive(bout: Bout, mover: Creature, to: Tile): void {
  const before = placeOf(mover);
  put(bout, mover, to);
  settle(bout, mover, before);
}

/** MOVE-17, COMBAT-18: what it has come to acts as where a move ends. */
function settle(bout: Bout, mover: Creature, before: Body): void {
  if (mover.dead) return;
  lookAround(bout);
  const them = comers(bout, mover);
  treadOn(bout, mover, 'teleport', true);
  comeInto(bout, them, before);
}
