import { type Gait, type MovementKind } from '../board/gaits.ts';
import { type Ground, wayWithin } from '../board/paths.ts';
import { type Body, overlaps, tilesOf } from '../board/space.ts';
import { tilesOfGround } from '../board/terrain.ts';
import { type Tile } from '../board/tile.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { burnsAt, wetsAt } from './hostile-ground.ts';
import { knowsTrap, trapsOf } from './traps.ts';

/** MOVE-02, MOVE-04, MOVE-14: what lies under the way of these does nothing. */
const above: readonly MovementKind[] = ['fly', 'jump', 'teleport'];

type Going = { kind: MovementKind; ground: Ground; speed: number; gait: Gait };

/**
 * MOVE-01: the way that a move takes, or another within the same move that leads through nothing of
 * which its mover knows that it would hurt: lava, the Styx, its own traps and those that it has found;
 * where none does, one that leads at least through no trap, and if it can be through no lava or no Styx.
 */
export function safeWay(
  fight: Fight,
  mover: Creature,
  way: readonly Tile[],
  { kind, ground, speed, gait }: Going,
): readonly Tile[] {
  const to = way[way.length - 1];
  if (to === undefined || way.length < 2 || above.includes(kind)) return way;
  const { size } = mover;
  const { lying, hurts, meets } = hazardsFor(fight, mover, kind);
  if (!meets(way.slice(0, -1))) return way;
  const lies = (hazard: Hazard) =>
    lying[hazard]
      .map((tile) => ({ tile, size: 0 }))
      .filter((one) => hurts[hazard](one) && !overlaps(one, mover))
      .filter((one) => !overlaps(one, { tile: to, size }));
  for (const shunned of shuns) {
    const shut = shunned.flatMap(lies);
    if (shut.length === 0) return way;
    const around = wayWithin(
      { ...ground, others: [...ground.others, ...shut] },
      mover,
      speed,
      gait,
      to,
    );
    if (around) return around;
  }
  return way;
}

/** Whether nothing on that way, nor at its end, hurts who walks it, as far as it knows. */
export const isHarmless = (fight: Fight, mover: Creature, way: readonly Tile[]): boolean =>
  !hazardsFor(fight, mover, 'walk').meets(way);

/** What lies about that the mover knows of, whom it hurts there, and whether a way leads through any. */
function hazardsFor(fight: Fight, mover: Creature, kind: MovementKind) {
  const { size } = mover;
  const lying: Record<Hazard, readonly Tile[]> = {
    trap: knownTraps(fight, mover),
    lava: tilesOfGround(fight.board, 'lava'),
    styx: kind === 'swim' ? none : tilesOfGround(fight.board, 'styx'),
  };
  const hurts: Record<Hazard, (body: Body) => boolean> = {
    trap: (body) => tilesOf(body).some((tile) => lying.trap.includes(tile)),
    lava: (body) => burnsAt(fight, body),
    styx: (body) => wetsAt(fight, mover, body, kind),
  };
  const meets = (way: readonly Tile[]) =>
    hazards.some((one) => lying[one].length > 0 && way.some((tile) => hurts[one]({ tile, size })));
  return { lying, hurts, meets };
}

const hazards = ['trap', 'lava', 'styx'] as const;
type Hazard = (typeof hazards)[number];

/** What a way keeps clear of, the most first. */
const shuns: readonly (readonly Hazard[])[] = [
  hazards,
  ['trap', 'lava'],
  ['trap', 'styx'],
  ['trap'],
  ['lava', 'styx'],
  ['lava'],
  ['styx'],
];

const none: readonly Tile[] = [];

/** ITEM-26, PERC-05: where those lie that it knows of and that are ready. */
const knownTraps = (fight: Fight, mover: Creature): readonly Tile[] =>
  fight.things.length === 0
    ? none
    : trapsOf(fight).flatMap((trap) =>
        !trap.spent && knowsTrap(fight, mover, trap) ? [trap.tile] : [],
      );
