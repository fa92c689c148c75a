import { type Board, widthOf } from '../../../../src/rules/board/board.ts';
import { groundAt } from '../../../../src/rules/board/terrain.ts';
import { overlaps, sideOf, tilesOf, type Body } from '../../../../src/rules/board/space.ts';
import { boardLimit, rowOf, tileName, type Tile } from '../../../../src/rules/board/tile.ts';
import { type Creature } from '../../../../src/rules/combat/creature.ts';
import { creatureFrom } from '../../../../src/rules/combat/enter.ts';
import { hasRoomAmong } from '../../../../src/rules/combat/entering.ts';
import { fault } from '../../format/reading.ts';
import { type CastReading, callOf } from './cast.ts';
import { type Drawn } from './map.ts';
import { type Newcomer } from './scenario.ts';

type Placed = { letter: string; body: Creature; waits: boolean };

/** Who stands where nobody can, told by the line of the map. */
export function refuseNoRoom(reading: CastReading, drawn: Drawn, all: readonly Newcomer[]): void {
  const placed = placesOf(reading, all);
  for (const [at, one] of placed.entries()) {
    const row = rowOf(one.body.tile);
    const expected = noRoomFor(drawn, one, placed.slice(0, at));
    if (expected) reading.faults.push({ file: reading.file, line: drawn.lineOfRow(row), expected });
  }
}

/** Riders are where their mounts are; of who waits only the ground under it is known. */
const placesOf = (reading: CastReading, all: readonly Newcomer[]): Placed[] =>
  all.flatMap(({ entrant, besides, waits }) => {
    if (entrant.tile === undefined || besides.mount) return [];
    const body = { ...creatureFrom(entrant), ...besides };
    return [{ letter: callOf(reading.cast, entrant.id), body, waits }];
  });

function noRoomFor(
  { board, marks }: Drawn,
  { letter, body, waits }: Placed,
  before: readonly Placed[],
): string | null {
  const who = `${letter}, at ${tileName(body.tile)} with ${sideOf(body.size)} × ${sideOf(body.size)} tiles,`;
  const isInWay = (one: Placed) =>
    !one.waits && !waits && one.body.height === body.height && overlaps(one.body, body);
  const other = before.find(isInWay);
  if (rowOf(body.tile) >= board.rows.length || !onBoard(board, body))
    return `${who} does not stand on the map; expected tiles of it.`;
  if (!hasRoomAmong(board, [], body)) return `${who} has no room there; expected ${fit(body)}.`;
  if (other) return `${who} stands where ${other.letter} is; expected a place of its own.`;
  if (!isWhole(marks.get(letter) ?? [], body))
    return `${who} is drawn otherwise; expected its north-west tile or all of its tiles.`;
  return null;
}

const fit = ({ height }: Creature): string =>
  height === 'air' ? 'a place to hover, no wall' : 'ground on which one can stand';

const onBoard = (board: Board, body: Body) =>
  tilesOf(body).every((tile) => tile % boardLimit < widthOf(board));

const isWhole = (drawn: readonly Tile[], body: Body) =>
  drawn.length <= 1 || drawn.join() === tilesOf(body).join();

/** What no body can be: above the ground without wings, or sunk into a floor. */
export function refuseNoBody(
  reading: CastReading,
  { board }: Drawn,
  all: readonly Newcomer[],
): void {
  for (const { entrant, besides } of all) {
    const path = (key: string) => ['who', callOf(reading.cast, entrant.id), key];
    const body = { ...creatureFrom(entrant), ...besides };
    const { height, movement, mount, depth } = body;
    if (height === 'air' && !movement.includes('fly') && !mount)
      fault(reading, path('height'), 'It cannot fly; expected ground, or fly among its movement.');
    const grounds =
      entrant.tile === undefined ? [] : tilesOf(body).map((one) => groundAt(board, one));
    if (depth > 0 && !grounds.includes('styx'))
      fault(reading, path('depth'), 'It does not stand in the Styx; expected no depth, or 0.');
  }
}
