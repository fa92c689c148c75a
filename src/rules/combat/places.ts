import { tilesOfBoard, type Board } from '../board/board.ts';
import { tilesOfGround } from '../board/terrain.ts';
import { isHarsh } from '../board/gaits.ts';
import { type Ground, isFree } from '../board/paths.ts';
import { type Body, distance, sideOf } from '../board/space.ts';
import { columnOf, rowOf, tileAt, type Tile } from '../board/tile.ts';
import { type Dice } from '../dice.ts';
import { type Creature } from './creature.ts';

/** One of several by lot; nothing is rolled where there is no choice. */
export function byLot<T>(choices: readonly T[], dice: Dice, purpose: string): T {
  const choice = choices[choices.length > 1 ? dice.roll(choices.length, purpose) - 1 : 0];
  if (choice === undefined) throw new Error(`nothing to draw for ${purpose}`);
  return choice;
}

/** The pairs of spawn tiles that lie farthest apart (DUEL-16). */
export function farthestPairs(board: Board): readonly [Tile, Tile][] {
  const known = pairsOn.get(board);
  if (known) return known;
  const spawns = tilesOfGround(board, 'spawn');
  const pairs = spawns.flatMap((a, i) => spawns.slice(i + 1).map((b): [Tile, Tile] => [a, b]));
  const farthest = best(pairs, ([a, b]) => distance({ tile: a, size: 0 }, { tile: b, size: 0 }));
  pairsOn.set(board, farthest);
  return farthest;
}

/** Boards are never changed, only replaced. */
const pairsOn = new WeakMap<Board, readonly [Tile, Tile][]>();

/** The same for bodies of these sizes, of which at least one is large: where the one is, and the other. */
export function farthestStarts(board: Board, [one, other]: [number, number]): [Tile, Tile][] {
  const over = (spawn: Tile, size: number): Tile[] =>
    bodiesOver(spawn, size)
      .filter((tile) => isFree({ board, others: [] }, { tile, size }))
      .slice(0, 1);
  const spawns = tilesOfGround(board, 'spawn');
  const starts = spawns.flatMap((a) =>
    over(a, one).flatMap((here) =>
      spawns.flatMap((b) => over(b, other).map((there): [Tile, Tile] => [here, there])),
    ),
  );
  const far = ([here, there]: [Tile, Tile]) =>
    distance({ tile: here, size: one }, { tile: there, size: other });
  return best(
    starts.filter((pair) => far(pair) > 0),
    far,
  );
}

/**
 * The free places for a body that lie farthest from everybody (DUEL-04): over a spawn tile, or where it
 * fits over none, anywhere; in lava or the Styx only where nothing as good is left. Empty where it fits
 * nowhere. MOVE-04: who hovers is in nobody's way below.
 */
function placesFarFrom(
  board: Board,
  everybody: readonly Creature[],
  { size, height }: Creature,
  rest: number,
): Tile[] {
  const others = everybody.filter((one) => one.height === height);
  const free = (tile: Tile) =>
    isFree({ board, others }, { tile, size }) &&
    leavesRoom({ board, others }, { tile, size }, rest);
  const hurts = (tile: Tile) => height === 'ground' && isHarsh(board, { tile, size });
  const spawns = tilesOfGround(board, 'spawn').flatMap((spawn) => {
    const over = bodiesOver(spawn, size).filter(free);
    return over.find((tile) => !hurts(tile)) ?? over[0] ?? [];
  });
  const places = spawns.length > 0 ? spawns : [...tilesOfBoard(board)].filter(free);
  const farthest = best(places, (tile) =>
    Math.min(Infinity, ...everybody.map((other) => distance({ tile, size }, other))),
  );
  return best(farthest, (tile) => (hurts(tile) ? 0 : 1));
}

/** Whether so many more can stand there, however small they have to come. */
function leavesRoom({ board, others }: Ground, body: Body, rest: number): boolean {
  if (rest === 0 || body.size <= 0) return true;
  const ground = { board, others: [...others, body] };
  let left = 0;
  for (const tile of tilesOfBoard(board)) {
    if (isFree(ground, { tile, size: 0 })) left += 1;
    if (left >= rest) return true;
  }
  return false;
}

/**
 * Far from the others, by lot. What fits nowhere, or leaves no room for the `rest` who come after it,
 * comes smaller, and grows with room (STAT-11). Whether there is any room for it.
 */
export function placeByLot(
  board: Board,
  others: readonly Creature[],
  one: Creature,
  dice: Dice,
  purpose: string,
  rest = 0,
): boolean {
  let places = placesFarFrom(board, others, one, rest);
  while (places.length === 0 && one.size > 0) {
    one.size -= 1;
    places = placesFarFrom(board, others, one, rest);
  }
  if (places.length === 0) return false;
  one.tile = byLot(places, dice, purpose);
  return true;
}

/** Where a body that covers `tile` can have its north-west tile: there first, then farther off. */
export function bodiesOver(tile: Tile, size: number): Tile[] {
  const [column, row, side] = [columnOf(tile), rowOf(tile), sideOf(size)];
  const tiles: Tile[] = [];
  for (let north = 0; north < side && north <= row; north++)
    for (let west = 0; west < side && west <= column; west++)
      tiles.push(tileAt(column - west, row - north));
  return tiles;
}

/** Those of the highest worth. */
export function best<T>(choices: readonly T[], worth: (choice: T) => number): T[] {
  const worths = choices.map(worth);
  const most = Math.max(...worths);
  return choices.filter((_, i) => worths[i] === most);
}
