import { gaits, type MovementKind } from '../board/gaits.ts';
import { type Far, farReach } from '../board/far.ts';
import { anyWay } from '../board/paths.ts';
import { type Body } from '../board/space.ts';
import { tilesWithin } from '../board/terrain.ts';
import { boardLimit, type Tile } from '../board/tile.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { groundFor, heightBy, movesOf, speedBy } from './movement.ts';
import { hurtfulFor } from './safe-way.ts';

/** A way over the whole map, its first tile the first step. */
export type Journey = { kind: MovementKind; path: readonly Tile[] };

/** Ways to move that are not for long distances: in leaps, and where nothing lies between. */
export const noGaits: readonly MovementKind[] = ['jump', 'teleport'];

/**
 * MOVE-01: the shortest way to a place that is `there`, clear of everything that the mover knows would
 * hurt it: on foot if one leads there, else as it can move otherwise. Null where none does; empty where
 * it is there already.
 */
export function journeyTo(
  fight: Fight,
  mover: Creature,
  isThere: (body: Body) => boolean,
): Journey | null {
  return isThere(mover) ? { kind: 'walk', path: [] } : wayThere(fight, mover, isThere, 'safe');
}

function wayThere(
  fight: Fight,
  mover: Creature,
  isThere: (body: Body) => boolean,
  how: How,
): Journey | null {
  for (const kind of mover.movement) {
    if (noGaits.includes(kind)) continue;
    const path = pathBy(fight, mover, kind, isThere, how);
    if (path) return { kind, path };
  }
  return null;
}

/**
 * Why no way leads to a place, as far as the mover knows: it cannot move; a safe one has no room for it; all
 * would hurt it; none has room, and all would hurt besides; or there is none.
 */
export type WhyFar = 'held' | 'narrow' | 'hurts' | 'narrow and hurts' | 'none';

/** Why it cannot come to where no journey leads. */
export function whyFar(fight: Fight, mover: Creature, isThere: (body: Body) => boolean): WhyFar {
  if (mover.movement.every((kind) => noGaits.includes(kind) || speedBy(mover, kind) < 1))
    return 'held';
  const isLarge = mover.size > 0 && !isThere(mover);
  if (isLarge && wayThere(fight, mover, isThere, 'small')) return 'narrow';
  if (isThere(mover) || wayThere(fight, mover, isThere, 'heedless')) return 'hurts';
  return isLarge && wayThere(fight, mover, isThere, 'small and heedless')
    ? 'narrow and hurts'
    : 'none';
}

function pathBy(
  fight: Fight,
  mover: Creature,
  kind: MovementKind,
  isThere: (body: Body) => boolean,
  how: How,
): Tile[] | null {
  const { ends, costs, wayTo } = allBy(fight, mover, kind, how);
  const size = sizeOf(mover, how);
  let [best, least]: [Tile | null, number] = [null, Infinity];
  for (const [at, tile] of ends.entries()) {
    const cost = costs[at] ?? Infinity;
    if (cost < least && tile !== mover.tile && isThere({ tile, size }))
      [best, least] = [tile, cost];
  }
  return best === null ? null : wayTo(best);
}

/** `heedless`: through what would hurt, too; `small`: as if it had the size of one tile. */
type How = 'safe' | 'heedless' | 'small' | 'small and heedless';

/** What was found last: what may be walked to is shown, and then walked to from there. */
let latest: { fight: Fight; mover: Creature; found: Map<string, Far> } | null = null;

function allBy(fight: Fight, mover: Creature, kind: MovementKind, how: How): Far {
  if (latest?.fight !== fight || latest.mover !== mover)
    latest = { fight, mover, found: new Map() };
  const { found } = latest;
  const far = found.get(kind + how) ?? farBy(fight, mover, kind, how);
  found.set(kind + how, far);
  return far;
}

/** Who cannot move at all is told so by the rules as soon as they try (COND-07). */
function farBy(fight: Fight, mover: Creature, kind: MovementKind, how: How): Far {
  const gait = gaits[kind as keyof typeof gaits];
  const ground = groundFor(fight, mover, heightBy(kind), mover);
  const body = isSmall(how) ? { ...mover, size: 0 } : mover;
  const shut = how.endsWith('heedless') ? [] : hurtfulFor(fight, body, kind);
  return farReach({ ...ground, shut }, body, speedBy(mover, kind) || anyWay, gait);
}

const sizeOf = ({ size }: Creature, how: How): number => (isSmall(how) ? 0 : size);
const isSmall = (how: How): boolean => how.startsWith('small');

/**
 * How far along it one move action leads without touching what would hurt; null where not a step of it
 * does. MOVE-07: where the way itself takes longer, another move to the same tile may lead over lava.
 */
export function strideAlong(fight: Fight, mover: Creature, { kind, path }: Journey): Tile | null {
  const moves = movesOf(fight, mover, kind);
  const shut = new Set(hurtfulFor(fight, mover, kind));
  for (let at = Math.min(path.length, speedBy(mover, kind)); at > 0; at--) {
    const tile = path[at - 1];
    const way = tile === undefined ? null : moves.wayTo(tile);
    if (tile !== undefined && way?.every((one) => !shut.has(one))) return tile;
  }
  return null;
}

/** Every tile next to which it could come so, itself included; what it stands beside already is among them. */
export function placesAcross(fight: Fight, mover: Creature): { has(tile: Tile): boolean } {
  const near = new Uint8Array(boardLimit * boardLimit);
  for (const beside of tilesWithin(fight.board, mover, 1)) near[beside] = 1;
  for (const kind of mover.movement) {
    if (noGaits.includes(kind) || speedBy(mover, kind) < 1) continue;
    for (const tile of allBy(fight, mover, kind, 'safe').ends)
      for (const beside of tilesWithin(fight.board, { tile, size: mover.size }, 1))
        near[beside] = 1;
  }
  return { has: (tile) => near[tile] === 1 };
}
