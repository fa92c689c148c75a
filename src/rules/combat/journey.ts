import { courseOf } from '../board/courses.ts';
import { isHarsh, type MovementKind, turnGaits } from '../board/gaits.ts';
import { type Far, farReach } from '../board/far.ts';
import { groundBears } from '../board/paths.ts';
import { type Body } from '../board/space.ts';
import { tilesWithin } from '../board/terrain.ts';
import { boardLimit, type Tile } from '../board/tile.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { groundFor, heightBy, movesOf, setsOut, speedBy, waysOf } from './movement.ts';
import { groundOn, hurtfulFor } from './safe-way.ts';

/** A way over the whole map, its first tile the first step. */
export type Journey = { kind: LongWay; path: readonly Tile[] };

/** Ways to move that are not for long distances: in leaps, where nothing lies between, and in the Styx (MOVE-10). */
export const noGaits: readonly MovementKind[] = ['jump', 'teleport', 'swim'];

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
  if (isThere(mover)) return { kind: 'walk', path: [] };
  for (const kind of longWays(fight, mover)) {
    const path = pathBy(fight, mover, kind, isThere);
    if (path) return { kind, path };
  }
  return null;
}

/** Those in which it could set out from where it is. */
const longWays = (fight: Fight, mover: Creature): LongWay[] =>
  mover.movement.filter(
    (kind): kind is LongWay => !noGaits.includes(kind) && setsOut(fight, mover, kind),
  );
export type LongWay = keyof typeof turnGaits;

function pathBy(
  fight: Fight,
  mover: Creature,
  kind: LongWay,
  isThere: (body: Body) => boolean,
): Tile[] | null {
  const { ends, costs, wayTo } = safely(fight, mover, kind);
  const { size } = mover;
  let [best, least]: [Tile | null, number] = [null, Infinity];
  for (const [at, tile] of ends.entries()) {
    const body = { tile, size };
    // MOVE-04: whoever hovers may have to land there.
    const isUp = kind === 'fly' && (!groundBears(fight.board, body) || isHarsh(fight.board, body));
    const cost = (costs[at] ?? Infinity) + (isUp ? 2 : 0);
    if (cost < least && tile !== mover.tile && isThere(body)) [best, least] = [tile, cost];
  }
  return best === null ? null : wayTo(best);
}

/** What was found last: what may be walked to is shown, and then walked to from there. */
let latest: { fight: Fight; mover: Creature; found: Map<string, Far> } | null = null;

function safely(fight: Fight, mover: Creature, kind: LongWay): Far {
  if (latest?.fight !== fight || latest.mover !== mover)
    latest = { fight, mover, found: new Map() };
  const { found } = latest;
  const far = found.get(kind) ?? farBy(fight, mover, kind, {});
  found.set(kind, far);
  return far;
}

/** `heedless`: through what would hurt, too; `alone`: as if nobody else were there. */
type How = { heedless?: boolean; alone?: boolean };

/** As fast as anybody without a thing. */
const anybodys = 3;

/** Who cannot move at all, whose ways are those of anybody, is told so by the rules as soon as they try (COND-07). */
export function farBy(fight: Fight, mover: Creature, kind: LongWay, { heedless, alone }: How): Far {
  const { board, others } = groundFor(fight, mover, heightBy(kind), mover);
  const shut = heedless ? [] : hurtfulFor(fight, mover, kind);
  const ground = { board, others: alone ? [] : others, shut };
  const far = farReach(ground, mover, speedBy(mover, kind) || anybodys, turnGaits[kind]);
  const turns = turnsOf(mover, kind);
  return turns === Infinity ? far : within(fight, mover, kind, far, turns);
}

/** COMBAT-13: for how many of its turns it moves so yet. */
export function turnsOf({ lentWays = [] }: Creature, way: MovementKind): number {
  const lent = lentWays.filter(({ kind }) => kind === way);
  const turns = lent.map(({ lasts }) => (lasts === 'until ended' ? Infinity : lasts.turns));
  return lent.length === 0 ? Infinity : Math.max(...turns);
}

/** Of those ends the ones to which so many actions lead: further on it would be without that way. */
function within(fight: Fight, mover: Creature, kind: LongWay, far: Far, turns: number): Far {
  const most = turns * speedBy(mover, kind);
  const near = far.ends.flatMap((tile, at) => {
    const cost = far.costs[at] ?? Infinity;
    const isNear =
      cost <= most && actionsAlong(fight, mover, { kind, path: far.wayTo(tile) }) <= turns;
    return isNear ? [{ tile, cost }] : [];
  });
  return { ...far, ends: near.map(({ tile }) => tile), costs: near.map(({ cost }) => cost) };
}

/** Every place to which journeys lead, its own first. */
export function placesBy(fight: Fight, mover: Creature, how: How = {}): Body[] {
  const { size } = mover;
  const ends = new Set(
    longWays(fight, mover).flatMap((kind) => farBy(fight, mover, kind, how).ends),
  );
  return [mover, ...[...ends].map((tile) => ({ tile, size }))];
}

/** MOVE-01, MOVE-07: how many move actions a journey takes, each as far as it leads; 0 where it is there. */
export function actionsAlong({ board }: Fight, mover: Creature, { kind, path }: Journey): number {
  const [course, speed] = [courseOf(board, turnGaits[kind], mover.size), speedBy(mover, kind)];
  let [actions, spent, sinceEnd] = [path.length > 0 ? 1 : 0, 0, 0];
  for (const tile of path) {
    const price = course.prices[tile] ?? 0;
    [spent, sinceEnd] = [spent + price, sinceEnd + price];
    // The next action goes on from where the last could end.
    if (spent > speed) [actions, spent] = [actions + 1, sinceEnd];
    if (course.ends[tile] === 1) sinceEnd = 0;
  }
  return actions;
}

/**
 * How far along it one move action leads without touching what would hurt; null where not a step of it
 * does. MOVE-06: none ends on a wall. MOVE-07: where the way itself takes longer, another move to the same tile may lead over lava.
 */
export function strideAlong(fight: Fight, mover: Creature, { kind, path }: Journey): Tile | null {
  const { size } = mover;
  const moves = movesOf(fight, mover, kind);
  const shut = new Set(hurtfulFor(fight, mover, kind));
  for (let at = Math.min(path.length, speedBy(mover, kind)); at > 0; at--) {
    const tile = path[at - 1];
    if (tile === undefined || !turnGaits[kind].ends(fight.board, { tile, size })) continue;
    if (moves.wayTo(tile)?.every((one) => !shut.has(one))) return tile;
  }
  return null;
}

/**
 * ITEM-24: the nearest place within one move that does not hurt who stands in lava or the Styx now, as far as
 * it knows; null where it stands well, or one move leads to none.
 */
export function stepOut(fight: Fight, mover: Creature): { kind: LongWay; to: Tile } | null {
  if (groundOn(fight, mover).length === 0) return null;
  const ways = waysOf(mover).filter((kind) => kind !== 'teleport' && speedBy(mover, kind) > 0);
  const outs = (ways as LongWay[]).flatMap((kind) => {
    const moves = movesOf(fight, mover, kind);
    // Who swims there ends in the Styx as anybody does.
    const shut = new Set(hurtfulFor(fight, mover, kind === 'fly' ? kind : 'walk'));
    return moves
      .ends()
      .filter((to) => !shut.has(to) && turnGaits[kind].ends(fight.board, { ...mover, tile: to }))
      .map((to) => ({ kind, to, far: moves.wayTo(to)?.length ?? Infinity }));
  });
  return outs.toSorted((a, b) => a.far - b.far)[0] ?? null;
}

/** Every tile next to which it could come so, itself included; what it stands beside already is among them. */
export function placesAcross(fight: Fight, mover: Creature): { has(tile: Tile): boolean } {
  const near = new Uint8Array(boardLimit * boardLimit);
  for (const beside of tilesWithin(fight.board, mover, 1)) near[beside] = 1;
  for (const kind of longWays(fight, mover)) {
    if (speedBy(mover, kind) < 1) continue;
    for (const tile of safely(fight, mover, kind).ends)
      for (const beside of tilesWithin(fight.board, { tile, size: mover.size }, 1))
        near[beside] = 1;
  }
  return { has: (tile) => near[tile] === 1 };
}
