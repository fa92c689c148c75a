import { type Board } from '../board/board.ts';
import { type Dice } from '../dice.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { placeBeside } from './beside.ts';
import { creatureFrom, type Entrant } from './enter.ts';
import { hasRoomAmong, inSaddle } from './entering.ts';
import { NoEntry } from './no-entry.ts';
import { best, byLot, farthestPairs, farthestStarts, placeByLot } from './places.ts';
import { statOf } from './reading.ts';

/**
 * MONSTER-02: who stays is where it was left, whatever is under it; whoever has chosen that tile comes
 * in beside it. DUEL-16: the first two without a
 * tile stand farthest apart by lot; the rest far from all. ITEM-33: who comes along stands beside its
 * owner, and stays away where there is no room.
 */
export function placesTaken(
  board: Board,
  dice: Dice,
  entrants: readonly Entrant[],
): Record<CreatureId, Creature> {
  const stays = entrants.filter(({ stay }) => stay).map(creatureFrom);
  const placed = stays.map((one) => settled(one, entrants)).filter(({ mount }) => mount === null);
  const waiting: Creature[] = [];
  const along: [Creature, CreatureId][] = [];
  const riders = stays.filter(({ id }) => placed.every((one) => one.id !== id));
  for (const entrant of entrants) {
    if (entrant.stay) continue;
    const creature = creatureFrom(entrant);
    if (entrant.mount !== undefined) riders.push(creature);
    else if (entrant.beside !== undefined) along.push([creature, entrant.beside]);
    else if (entrant.tile === undefined) waiting.push(creature);
    else if (!isTakenByStay(board, creature, stays)) place(board, placed, creature);
    else if (!hasPlaceAside(board, placed, creature)) waiting.push(creature);
  }
  const [first, second] = waiting;
  if (placed.length === 0 && first && second && startApart(board, dice, first, second))
    for (const one of waiting.splice(0, 2)) place(board, placed, one);
  for (const [nth, creature] of waiting.entries()) {
    const rest = waiting.length - nth - 1;
    while (!placeByLot(board, placed, creature, dice, 'start', rest))
      if (!madeRoom(placed, stays)) throw new NoEntry('no room', null);
    placed.push(creature);
  }
  const seated = riders.map((rider) => inSaddle(rider, [...placed, ...riders]));
  const all = [...placed, ...seated];
  for (const [creature, owner] of along)
    if (hasPlaceBeside(board, all, creature, owner)) all.push(creature);
  return Object.fromEntries(
    entrants.flatMap(({ id }) => all.filter((one) => one.id === id).map((one) => [id, one])),
  );
}

/**
 * STAT-11: the largest of those who have stayed shrinks by one size where the next finds no room, and
 * grows again with room; whether one could.
 */
function madeRoom(placed: readonly Creature[], stays: readonly Creature[]): boolean {
  const large = placed.filter(({ id, size }) => size > 0 && stays.some((one) => one.id === id));
  const [largest] = best(large, ({ size }) => size);
  if (largest) largest.size -= 1;
  return largest !== undefined;
}

/** DUEL-16: as far apart as the spawn tiles allow; whether they have room there. */
function startApart(board: Board, dice: Dice, first: Creature, second: Creature): boolean {
  if (first.size > 0 || second.size > 0) {
    const starts = farthestStarts(board, [first.size, second.size]);
    if (starts.length === 0) return false;
    [first.tile, second.tile] = byLot(starts, dice, 'start pair');
    return true;
  }
  const pair = byLot(farthestPairs(board), dice, 'start pair');
  const swapped = dice.roll(2, 'start') === 2;
  [first.tile, second.tile] = swapped ? [pair[1], pair[0]] : pair;
  return true;
}

function hasPlaceBeside(
  board: Board,
  placed: readonly Creature[],
  creature: Creature,
  owner: CreatureId,
): boolean {
  const about = placed.find(({ id }) => id === owner);
  if (!about) throw new Error(`${creature.id} comes along with nobody`);
  return placeBeside(board, placed, creature, about);
}

/** MONSTER-02: whom it rode is gone, unless that one has stayed too. */
const settled = (one: Creature, entrants: readonly Entrant[]): Creature =>
  one.mount === null || entrants.some(({ id }) => id === one.mount)
    ? one
    : { ...one, mount: null, size: statOf(one, 'size') };

/** ENTER-10: as near as there is room to the tile of its choice. */
function hasPlaceAside(board: Board, placed: Creature[], creature: Creature): boolean {
  const aside = { ...creature };
  const found = placeBeside(board, placed, aside, creature);
  if (found) placed.push(aside);
  return found;
}

/** MONSTER-02: whether only a monster that has stayed is in the way. */
const isTakenByStay = (board: Board, creature: Creature, stays: readonly Creature[]): boolean =>
  hasRoomAmong(board, [], creature) && !hasRoomAmong(board, stays, creature);

function place(board: Board, placed: Creature[], creature: Creature): void {
  if (!hasRoomAmong(board, placed, creature)) throw new NoEntry('no room', creature.id);
  placed.push(creature);
}
