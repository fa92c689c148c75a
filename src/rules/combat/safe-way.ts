import { type Gait, type MovementKind } from '../board/gaits.ts';
import { type Ground, wayWithin } from '../board/paths.ts';
import { type Body, overlaps, tilesOf } from '../board/space.ts';
import { tilesOfGround } from '../board/terrain.ts';
import { type Tile } from '../board/tile.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { guardedTiles } from './guarding.ts';
import { burnsAt, wetsAt } from './hostile-ground.ts';
import { bodiesOver } from './places.ts';
import { knowsTrap, trapsOf } from './traps.ts';

/** MOVE-02, MOVE-14: what lies under the way of these does nothing. */
const above: readonly MovementKind[] = ['jump', 'teleport'];

/** How somebody goes, over what, and so many tiles at most. */
export type Going = { kind: MovementKind; ground: Ground; speed: number; gait: Gait };

/**
 * MOVE-01: the way that a move takes, or another within the same move that leads through nothing of
 * which its mover knows that it would hurt: lava, the Styx, its own traps and those that it has found;
 * where none does, one that leads at least through no trap, and if it can be through no lava or no Styx.
 */
export function safeWay(
  fight: Fight,
  mover: Creature,
  way: readonly Tile[],
  { kind, ground: { board, others }, speed, gait }: Going,
): readonly Tile[] {
  const to = way[way.length - 1];
  if (to === undefined || way.length < 2 || above.includes(kind)) return way;
  const lies = hazardsFor(fight, mover, kind);
  if (!meets(lies, mover, way, way.length - 1)) return way;
  const end = { tile: to, size: mover.size };
  for (const shunned of shuns) {
    const shut = shunned.flatMap((hazard) => hurtfulPlaces(lies[hazard], mover, end, hazard));
    if (shut.length === 0) return way;
    const around = wayWithin({ board, others, shut }, mover, speed, gait, to);
    if (around) return around;
  }
  return way;
}

/**
 * Where it would be hurt on the way, but for what hurts it where it begins or ends in any case; a trap
 * does nothing to who stands over it, and goes off at its next step there (ITEM-26).
 */
function hurtfulPlaces(
  { tiles, hurts }: Lying,
  mover: Creature,
  end: Body,
  hazard: Hazard,
): Tile[] {
  const { size } = mover;
  const [begins, ends] = [hazard !== 'trap' && hurts(mover), hurts(end)];
  const isMet = (one: Body) => (begins && overlaps(one, mover)) || (ends && overlaps(one, end));
  return tiles
    .filter((tile) => !isMet({ tile, size: 0 }))
    .flatMap((tile) => bodiesOver(tile, size))
    .filter((tile) => tile !== mover.tile && tile !== end.tile && hurts({ tile, size }));
}

/**
 * Whether nothing on that way, nor at its end, hurts who walks it, as far as it knows; `but`: ground
 * that it stands in already.
 */
export const isHarmless = (
  fight: Fight,
  mover: Creature,
  way: readonly Tile[],
  but: readonly Hazard[],
): boolean => !meets(hazardsFor(fight, mover, 'walk'), mover, way, way.length, but);

/** Whether that way leads, before its end, through what would hurt its mover, as far as it knows. */
export const leadsAstray = (
  fight: Fight,
  mover: Creature,
  kind: MovementKind,
  way: readonly Tile[],
): boolean =>
  !above.includes(kind) &&
  meets(hazardsFor(fight, mover, kind), mover, way, way.length - 1, groundOn(fight, mover));

/** In what ground that hurts it stands. */
export function groundOn(fight: Fight, mover: Creature): Hazard[] {
  const lies = hazardsFor(fight, mover, 'walk');
  return (['lava', 'styx'] as const).filter((ground) => lies[ground].hurts(mover));
}

/** Wherever a body of this mover's would be hurt by what it knows of, its own place left out. */
export function hurtfulFor(fight: Fight, mover: Creature, kind: MovementKind): Tile[] {
  const { size } = mover;
  return Object.values(hazardsFor(fight, mover, kind)).flatMap(({ tiles, hurts }) =>
    tiles
      .flatMap((tile) => bodiesOver(tile, size))
      .filter((tile) => tile !== mover.tile && hurts({ tile, size })),
  );
}

/** Where something lies that the mover knows of, and whether it hurts who is somewhere. */
type Lying = { tiles: readonly Tile[]; hurts(body: Body): boolean };

const hazardsFor = (fight: Fight, mover: Creature, kind: MovementKind): Record<Hazard, Lying> => {
  const traps = knownTraps(fight, mover, kind === 'fly');
  const guarded = guardedTiles(fight, mover);
  return {
    trap: {
      tiles: traps,
      hurts: (body) => tilesOf(body).some((tile) => traps.includes(tile)),
    },
    guard: {
      tiles: guarded,
      hurts: (body) => tilesOf(body).some((tile) => guarded.includes(tile)),
    },
    lava: {
      tiles: kind === 'fly' ? none : tilesOfGround(fight.board, 'lava'),
      hurts: (body) => burnsAt(fight, body),
    },
    styx: {
      tiles: kind === 'swim' || kind === 'fly' ? none : tilesOfGround(fight.board, 'styx'),
      hurts: (body) => wetsAt(fight, mover, body, kind),
    },
  };
};

/** Whether so many of the first tiles of a way lead through any of it. */
function meets(
  lies: Record<Hazard, Lying>,
  { size }: Body,
  way: readonly Tile[],
  many: number,
  but: readonly Hazard[] = [],
): boolean {
  for (const hazard of hazards) {
    if (but.includes(hazard)) continue;
    const { tiles, hurts } = lies[hazard];
    if (tiles.length === 0) continue;
    const body = { tile: 0 as Tile, size };
    for (let at = 0; at < many; at++) {
      body.tile = way[at] as Tile;
      if (hurts(body)) return true;
    }
  }
  return false;
}

const hazards = ['trap', 'guard', 'lava', 'styx'] as const;
type Hazard = (typeof hazards)[number];

/** What a way keeps clear of, the most first. */
const shuns: readonly (readonly Hazard[])[] = [
  hazards,
  ['trap', 'guard', 'lava'],
  ['trap', 'guard', 'styx'],
  ['trap', 'guard'],
  ['trap'],
  ['lava', 'styx'],
  ['lava'],
  ['styx'],
];

const none: readonly Tile[] = [];

/** ITEM-26, PERC-05: where those lie that it knows of and that are ready. */
const knownTraps = (fight: Fight, mover: Creature, flies: boolean): readonly Tile[] =>
  fight.things.length === 0
    ? none
    : trapsOf(fight).flatMap((trap) =>
        !trap.spent && (!flies || trap.flyers) && knowsTrap(fight, mover, trap) ? [trap.tile] : [],
      );
