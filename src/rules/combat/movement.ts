import { widthOf, heightOf, type Board } from '../board/board.ts';
import { tilesWithin } from '../board/terrain.ts';
import { atHalfSpeed, type Gait, gaits, type MovementKind } from '../board/gaits.ts';
import { isCarriedClear } from '../board/line-of-sight.ts';
import { endsWithin, isFree, wayWithin, type Ground } from '../board/paths.ts';
import { columnOf, rowOf, type Tile } from '../board/tile.ts';
import { type RuleId } from '../names.ts';
import { livingIn } from './bout.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { letsBy } from './letting-by.ts';
import { reckonsWith } from './made-out.ts';
import { statOf } from './reading.ts';
import { mountUnder } from './rider.ts';
import { type Going, safeWay } from './safe-way.ts';

/** The rule that governs each kind of movement. */
export const movementRules: Record<MovementKind, RuleId> = {
  walk: 'MOVE-01',
  jump: 'MOVE-02',
  'spirit walk': 'MOVE-03',
  fly: 'MOVE-04',
  swim: 'MOVE-05',
  climb: 'MOVE-06',
  phase: 'MOVE-08',
  teleport: 'MOVE-14',
};

export const movesBy = ({ movement }: Creature, kind: MovementKind): boolean =>
  movement.includes(kind) || atHalfSpeed.includes(kind);

/** Every way in which it moves, the plainest first. */
export const waysOf = ({ movement }: Creature): MovementKind[] => [
  ...movement,
  ...atHalfSpeed.filter((kind) => !movement.includes(kind)),
];

export const isOnBoard = (board: Board, tile: Tile) =>
  columnOf(tile) < widthOf(board) && rowOf(tile) < heightOf(board);

/**
 * MOVE-04: who hovers stands in nobody's way on the ground, nor they in its; nor does whoever comes
 * along with it (MOVE-12), off a mount, too, nor who lets its owner by in peace (ITEM-24). `knower`: with those alone whom that one reckons with
 * (COND-01); absent: with all there are.
 */
export const groundFor = (
  fight: Fight,
  mover: Creature,
  height: Creature['height'],
  knower?: Creature,
): Ground => {
  const stack = mountUnder(fight, mover);
  let others: Creature[] | undefined;
  for (const one of livingIn(fight)) {
    const apart = one.id !== mover.id && mountUnder(fight, one, stack) !== stack;
    if (!apart || one.height !== height || letsBy(fight, one, stack)) continue;
    if (knower && !reckonsWith(fight, knower, one)) continue;
    if (others) others.push(one);
    else others = [one];
  }
  return { board: fight.board, others: others ?? nobody };
};

const nobody: readonly Creature[] = [];

export const heightBy = (kind: MovementKind): Creature['height'] =>
  kind === 'fly' ? 'air' : 'ground';

/** How a kind of movement meets the ground where it ends. */
export const gaitOf = (kind: MovementKind): Gait =>
  kind === 'teleport' ? gaits.walk : gaits[kind];

/** Whether a move of that kind can end there, ground and creatures looked at. */
export const hasRoom = (
  fight: Fight,
  mover: Creature,
  tile: Tile,
  kind: MovementKind = 'walk',
): boolean =>
  isFree(groundFor(fight, mover, heightBy(kind)), { tile, size: mover.size }, gaitOf(kind));

/** COND-01: whether it can, as far as the mover knows. */
export const looksFree = (
  fight: Fight,
  mover: Creature,
  tile: Tile,
  kind: MovementKind = 'walk',
): boolean =>
  isFree(groundFor(fight, mover, heightBy(kind), mover), { tile, size: mover.size }, gaitOf(kind));

/** STAT-04: tiles that one move action of that kind covers; half speeds are worked out here (MOVE-17). */
export function speedBy(mover: Creature, kind: MovementKind): number {
  const speed = statOf(mover, 'speed');
  const halved = atHalfSpeed.includes(kind) && !mover.movement.includes(kind);
  return halved ? Math.floor(speed / 2) : speed;
}

/** Where one move action can end, and the way to each, its own tile in none of them. */
export type Moves = {
  ends(): readonly Tile[];
  leadsTo(to: Tile): boolean;
  wayTo(to: Tile): readonly Tile[] | null;
};

const nowhere: Moves = { ends: () => [], leadsTo: () => false, wayTo: () => null };

/**
 * Where one move action of that kind can end as far as the mover knows, with the way there; its own
 * tile is none of them.
 */
export function movesOf(
  fight: Fight,
  mover: Creature,
  kind: MovementKind,
  speed = speedBy(mover, kind),
): Moves {
  if (kind === 'teleport') return teleportsOf(fight, mover, speed);
  return setsOut(fight, mover, kind) ? new Walks(fight, mover, kind, speed) : nowhere;
}

/** Asked about so often that each answer for itself would cost more than what it finds out. */
class Walks implements Moves {
  readonly #fight: Fight;
  readonly #mover: Creature;
  readonly #going: Going;

  constructor(
    fight: Fight,
    mover: Creature,
    kind: Exclude<MovementKind, 'teleport'>,
    speed: number,
  ) {
    this.#fight = fight;
    this.#mover = mover;
    const ground = groundFor(fight, mover, heightBy(kind), mover);
    this.#going = { kind, ground, speed, gait: gaits[kind] };
  }

  ends(): readonly Tile[] {
    const { ground, speed, gait } = this.#going;
    return endsWithin(ground, this.#mover, speed, gait);
  }

  #anyWayTo(to: Tile): readonly Tile[] | null {
    const { ground, speed, gait } = this.#going;
    return wayWithin(ground, this.#mover, speed, gait, to);
  }

  leadsTo(to: Tile): boolean {
    return this.#anyWayTo(to) !== null;
  }

  wayTo(to: Tile): readonly Tile[] | null {
    const way = this.#anyWayTo(to);
    return way && safeWay(this.#fight, this.#mover, way, this.#going);
  }
}

/** Whether any way leads there. */
export const isInReach = (fight: Fight, mover: Creature, kind: MovementKind, to: Tile): boolean =>
  movesOf(fight, mover, kind).leadsTo(to);

/** The way there; null where none leads. */
export const wayOf = (
  fight: Fight,
  mover: Creature,
  kind: MovementKind,
  to: Tile,
): readonly Tile[] | null => movesOf(fight, mover, kind).wayTo(to);

/** MOVE-04: whoever hovers where it could not stand cannot set out from there on foot. */
export const setsOut = (fight: Fight, mover: Creature, kind: MovementKind): boolean =>
  mover.height === 'ground' || kind === 'fly' || looksFree(fight, mover, mover.tile);

/** COND-09: what a flyer covers while it gets up. */
export const risingSpeed = (flyer: Creature): number => Math.floor(statOf(flyer, 'speed') / 2);

/** COND-09: where a flyer can be when it has got up; nobody else goes anywhere. */
export const risesTo = (fight: Fight, creature: Creature): Moves =>
  creature.movement.includes('fly')
    ? movesOf(fight, creature, 'fly', risingSpeed(creature))
    : nowhere;

/** MOVE-14, MOVE-11: any free place within speed, whatever lies between but force walls. */
function teleportsOf(fight: Fight, mover: Creature, speed: number): Moves {
  const ends = tilesWithin(fight.board, { tile: mover.tile, size: 0 }, speed).filter(
    (tile) =>
      tile !== mover.tile &&
      looksFree(fight, mover, tile) &&
      isCarriedClear(fight.board, mover, tile),
  );
  const leadsTo = (to: Tile) => ends.includes(to);
  return { ends: () => ends, leadsTo, wayTo: (to) => (leadsTo(to) ? [to] : null) };
}
