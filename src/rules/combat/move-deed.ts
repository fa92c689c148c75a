import { type Tile } from '../board/tile.ts';
import { type RuleId } from '../names.ts';
import { type ActionOf } from './action.ts';
import { beyondAll } from './beside.ts';
import { type Bout, livingIn } from './bout.ts';
import { freePart } from './bumping.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { isHazard, noteInLava, treadOn } from './footing.ts';
import { comeInto, comers, placeOf } from './coming.ts';
import { goAlong, type Leg } from './going.ts';
import { nearestRoom } from './landing.ts';
import { carryRider } from './riding.ts';
import { hasRoom, heightBy, movementRules, movesBy, risesTo, wayOf } from './movement.ts';
import { has } from './reading.ts';
import { type Board } from '../board/board.ts';
import { courseOf } from '../board/courses.ts';
import { gaits, type MovementKind } from '../board/gaits.ts';
import { tell, tellAsSeen, whoIs } from './tell.ts';

/** A move that is allowed, as far as nothing stops it that the mover did not know of. */
export function move(bout: Bout, mover: Creature, { kind, to }: ActionOf<'move'>): void {
  const way = wayOf(bout.fight, mover, kind, to);
  if (!way) throw new Error(`no way to ${to}`);
  goBy(bout, mover, kind, way);
}

/** COND-09: a flyer's way up. */
export function rise(bout: Bout, flyer: Creature, to: Tile): void {
  const way = risesTo(bout.fight, flyer).wayTo(to);
  if (!way) throw new Error(`no way up to ${to}`);
  goBy(bout, flyer, 'fly', way);
}

/** As far along a way as nothing stops it. */
export function goBy(bout: Bout, mover: Creature, kind: MovementKind, way: readonly Tile[]): void {
  const path = freePart(bout.fight, mover, kind, way);
  if (path.length === 0) return comeNoFarther(bout, mover, kind);
  noteInLava(bout, mover);
  mover.height = heightBy(kind);
  goAlong(bout, mover, path, byItself, kind);
  if (!mover.dead && mover.height === heightBy(kind)) stepAside(bout, mover, kind);
  if (!mover.dead) bout.fire({ kind: 'moved', doer: mover, sufferer: null, facts: {} });
}

/** MOVE-08: nobody ends inside another, though the place may be taken to which one was on the way. */
function stepAside(bout: Bout, mover: Creature, kind: MovementKind, shuns = 0): void {
  if (mover.mount !== null || hasRoom(bout.fight, mover, mover.tile, kind)) return;
  const tile = nearestRoom(bout.fight, mover, kind, mover, shuns);
  if (tile === null) {
    mover.crowded = true;
    return;
  }
  standOn(bout, mover, tile, { by: kind, path: [tile], later: true });
}

/** It is there without an action of its own; only what lies there happens to it. */
export function standOn(
  bout: Bout,
  mover: Creature,
  tile: Tile,
  way: { by: MovementKind; path: Tile[]; later?: true },
): void {
  const before = placeOf(mover);
  mover.tile = tile;
  carryRider(bout.fight, mover);
  tell(bout, 'moved', [movementRules[way.by]], { who: whoIs(mover), ...way });
  const them = comers(bout, mover);
  treadOn(bout, mover, way.by, true);
  comeInto(bout, them, before);
}

/**
 * MOVE-08: who found no room to step aside to does so as soon as there is some; MOVE-10, MOVE-15: in lava or the
 * Styx only where there is nothing else.
 */
export function stepAsideWithRoom(bout: Bout): void {
  for (const one of livingIn(bout.fight)) {
    if (one.crowded === undefined) continue;
    one.crowded = undefined;
    if (one.height === 'ground') stepAside(bout, one, 'phase', beyondAll);
  }
}

/**
 * COND-05, -07, -08, MOVE-06, MOVE-08: what it stepped into keeps it, or takes its way to move so from it:
 * where it is, or at the next place where one can be.
 */
function stillOpen(
  fight: Fight,
  mover: Creature,
  kind: MovementKind,
  rest: readonly Tile[],
): readonly Tile[] {
  const open = freePart(fight, mover, kind, rest);
  if (goesOn(mover, kind)) return open;
  if (hasRoom(fight, mover, mover.tile, kind)) return [];
  return open.slice(0, 1 + open.findIndex((tile) => hasRoom(fight, mover, tile, kind)));
}

/** MOVE-01: somebody may be made to walk who moves otherwise by itself. */
const goesOn = (mover: Creature, kind: MovementKind): boolean =>
  (kind === 'walk' || movesBy(mover, kind)) && !keeping.some((one) => has(mover, one));
const keeping = ['stunned', 'restrained', 'ethereal'] as const;

/** COND-01: what it could not make out has stopped it where it stands. */
export const comeNoFarther = (bout: Bout, mover: Creature, kind: MovementKind): void =>
  tell(bout, 'moved', [movementRules[kind], 'COND-01'], { who: whoIs(mover), by: kind, path: [] });

/** MOVE-07: where a step on foot costs more than a tile. */
function leadsOverDifficultGround(board: Board, size: number, path: readonly Tile[]): boolean {
  const { prices } = courseOf(board, gaits.walk, size);
  for (const tile of path) if (prices[tile] !== 1) return true;
  return false;
}

function tellLeg(
  bout: Bout,
  mover: Creature,
  kind: MovementKind,
  { path, unseen, later }: Leg,
): void {
  const slow = kind === 'walk' && leadsOverDifficultGround(bout.fight.board, mover.size, path);
  const rules: RuleId[] = slow ? [movementRules[kind], 'MOVE-07'] : [movementRules[kind]];
  const facts = { who: whoIs(mover), by: kind, path };
  tellAsSeen(bout, 'moved', rules, later ? { ...facts, later } : facts, unseen);
}

const byItself = { stillOpen, isHazard, treadOn, tellLeg };
