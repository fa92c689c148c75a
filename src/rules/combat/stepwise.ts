import { tilesOfBoard } from '../board/board.ts';
import { type Course, courseOf, shifts, stepsFrom } from '../board/courses.ts';
import { turnGaits } from '../board/gaits.ts';
import { isCarriedClear } from '../board/line-of-sight.ts';
import { isFree } from '../board/paths.ts';
import { type Body } from '../board/space.ts';
import { boardLimit, type Tile, tileDistance } from '../board/tile.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { farBy, type LongWay, turnsOf } from './journey.ts';
import { groundFor, speedBy, waysOf } from './movement.ts';

/** Every place to which moves of all kinds lead, one after the other, whatever hurts on the way. */
export function placesStepwise(fight: Fight, mover: Creature): Body[] {
  const { size } = mover;
  const found = new Set([mover.tile]);
  const ways = waysOf(mover).filter((kind) => speedBy(mover, kind) > 0);
  const ground = groundFor(fight, mover, 'ground', mover);
  const stands = (tile: Tile): boolean => isFree(ground, { tile, size });
  const comers = ways.flatMap((kind) =>
    kind === 'teleport' ? [] : [comer(fight, mover, kind, stands)],
  );
  do
    for (const tile of found)
      for (const from of comers) for (const end of from(tile)) found.add(end);
  while (
    ways.includes('teleport') &&
    turnsOf(mover, 'teleport') === Infinity &&
    leaps(fight, mover, found, stands)
  );
  return [...found].map((tile) => ({ tile, size }));
}

/** Where moves of that kind lead from a tile; nowhere where that is known from another one already. */
function comer(
  fight: Fight,
  mover: Creature,
  kind: LongWay,
  stands: (tile: Tile) => boolean,
): (tile: Tile) => readonly Tile[] {
  // COMBAT-13: what is lent to it may be over by then.
  const isLent = turnsOf(mover, kind) < Infinity;
  // MOVE-04: over what it has flown to it may find nothing to stand on.
  const setsOff = (tile: Tile): boolean =>
    kind === 'fly' || stands(tile) || (tile === mover.tile && mover.height === 'ground');
  const known = new Uint8Array(boardLimit * boardLimit);
  const course = courseOf(fight.board, turnGaits[kind], mover.size);
  return (tile) => {
    if (known[tile] === 1 || leadsOnlyTo(known, course, tile)) return [];
    if ((isLent && tile !== mover.tile) || !setsOff(tile)) return [];
    const { ends } = farBy(fight, { ...mover, tile }, kind, { heedless: true });
    for (const end of ends) known[end] = 1;
    return ends;
  };
}

/** Whether each step from there leads to where a move is known to end: whatever lies beyond it is known, too. */
function leadsOnlyTo(known: Uint8Array, course: Course, tile: Tile): boolean {
  for (let ways = stepsFrom(course, tile); ways !== 0; ways &= ways - 1)
    if (known[tile + (shifts[31 - Math.clz32(ways & -ways)] as number)] !== 1) return false;
  return true;
}

/** MOVE-14: adds what one teleport leads to from any of those; whether that is anything. */
function leaps(
  fight: Fight,
  mover: Creature,
  found: Set<Tile>,
  stands: (tile: Tile) => boolean,
): boolean {
  const { size } = mover;
  const speed = speedBy(mover, 'teleport');
  const leadsTo = (to: Tile) => (tile: Tile) =>
    tileDistance(tile, to) <= speed && isCarriedClear(fight.board, { tile, size }, to);
  const from = [...found];
  const ends = [...tilesOfBoard(fight.board)].filter(
    (to) => !found.has(to) && stands(to) && from.some(leadsTo(to)),
  );
  for (const end of ends) found.add(end);
  return ends.length > 0;
}
