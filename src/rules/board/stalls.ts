import { type Board, type Drawn, type Ground, signs, withGround } from './board.ts';
import { type DrawingFault, inDrawing } from './misdrawn.ts';
import { anyWay, reach } from './paths.ts';
import { tilesOfGround, tilesWithin } from './terrain.ts';
import { rowOf, type Tile, tileName } from './tile.ts';

/** ENTER-12: who serves in the menagerie from a tile of its own. */
export const keepers = ['Snow Beard', 'Goop', 'Galtorex'] as const;
export type Keeper = (typeof keepers)[number];

/** The letters of a drawing: who serves where, and where a secret may lie (ORB-09), in words. */
export type Letters = {
  stalls?: Record<string, Keeper> | undefined;
  hides?: Record<string, string> | undefined;
  guards?: Record<string, { within: number }> | undefined;
};

/** The board with its keepers in their places; where a secret lies is floor like any other. */
export function withStalls({ board, marks }: Drawn, { stalls = {} }: Letters): Board {
  const places = Object.keys(stalls).flatMap((letter) => marks[letter] ?? []);
  return withGround(
    board,
    places.map((tile) => ({ tile, ground: 'npc' })),
  );
}

/** GAME-01: a place for each of ten to come in by; and three things for each of them (WEEK-09). */
const least = { spawn: 10, orb: 30 } as const;

/** What keeps a drawing from being a menagerie that can be walked, each in a sentence. */
export const faultsOfMenagerie = (drawn: Drawn, letters: Letters): DrawingFault[] => [
  ...misnamed(drawn, letters),
  ...absent(letters),
  ...tooFew(drawn.board),
  ...keptShut(drawn, letters),
  ...outOfReach(
    withStalls(drawn, letters),
    Object.entries(drawn.marks).filter(([letter]) => letters.hides?.[letter] !== undefined),
  ),
];

function misnamed(
  { marks }: Drawn,
  { stalls = {}, hides = {}, guards = {} }: Letters,
): DrawingFault[] {
  const named = [
    ...Object.keys(stalls).map((letter) => ['stalls', letter] as const),
    ...Object.keys(hides).map((letter) => ['hides', letter] as const),
    ...Object.keys(guards).map((letter) => ['guards', letter] as const),
  ];
  const isNamed = (letter: string, before = named.length) =>
    named.slice(0, before).some(([, one]) => one === letter);
  return [
    ...Object.entries(marks)
      .filter(([letter]) => !isNamed(letter))
      .map(([letter, tile]) =>
        inDrawing(
          `expected “${letter}” under stalls, hides or guards, too, as it is drawn`,
          rowOf(tile),
        ),
      ),
    ...named
      .filter(([, letter], at) => !(letter in marks) || isNamed(letter, at))
      .map((path) => ({
        path,
        message: 'expected a letter that is drawn, and that nothing else is named by',
      })),
  ];
}

const absent = ({ stalls = {} }: Letters): DrawingFault[] =>
  keepers
    .filter((keeper) => Object.values(stalls).filter((one) => one === keeper).length !== 1)
    .map((keeper) => ({
      path: ['stalls'],
      message: `expected one stall for ${keeper}, no more and no fewer`,
    }));

const tooFew = (board: Board): DrawingFault[] =>
  (['spawn', 'orb'] as const)
    .filter((ground) => tilesOfGround(board, ground).length < least[ground])
    .map((ground) =>
      inDrawing(`expected at least ${least[ground]} tiles of ${ground} (“${signs[ground]}”)`),
    );

/** GLOSS-05: no guard keeps from anybody where all have to come. */
function keptShut({ board, marks }: Drawn, { guards = {}, stalls = {} }: Letters): DrawingFault[] {
  const shops = Object.keys(stalls).flatMap((letter) => marks[letter] ?? []);
  const open = new Set([
    ...tilesOfGround(board, 'orb'),
    ...tilesOfGround(board, 'spawn'),
    ...shops,
  ]);
  return Object.entries(guards).flatMap(([letter, { within }]) => {
    const tile = marks[letter];
    if (tile === undefined) return [];
    return tilesWithin(board, { tile, size: 0 }, within).some((one) => open.has(one))
      ? [
          {
            path: ['guards', letter],
            message: 'expected no orb, spawn tile or stall among what it guards',
          },
        ]
      : [];
  });
}

/**
 * Nobody has to burn or drown on the way to a stall; the rest may lie behind fire or water, and nothing
 * behind closed doors alone, which nobody opens.
 */
function outOfReach(board: Board, hides: readonly [string, Tile][]): DrawingFault[] {
  if (tilesOfGround(board, 'spawn').length === 0) return [];
  const dry = dryFrom(board);
  const open = dryFrom(laid(board, ['lava', 'styx'], 'floor'));
  const lost = (ground: Ground, tiles: ReadonlySet<Tile>, how = ''): DrawingFault[] =>
    tilesOfGround(board, ground)
      .filter((tile) => !tiles.has(tile))
      .map((tile) =>
        inDrawing(`expected a way${how} to the ${ground} on ${tileName(tile)}`, rowOf(tile)),
      );
  const safely = ' without lava and Styx';
  return [
    ...[...lost('spawn', dry, safely), ...lost('npc', dry, safely), ...lost('orb', open)],
    ...hides
      .filter(([, tile]) => !open.has(tile))
      .map(([letter, tile]) =>
        inDrawing(`expected a way to “${letter}”, where a secret may lie`, rowOf(tile)),
      ),
  ];
}

/** Wherever somebody who comes in can go on foot without burning or drowning. */
export function dryFrom(board: Board): ReadonlySet<Tile> {
  const [start] = tilesOfGround(board, 'spawn');
  if (start === undefined) return new Set();
  const dry = laid(board, ['lava', 'styx'], 'wall');
  return new Set(reach({ board: dry, others: [] }, { tile: start, size: 0 }, anyWay).tiles);
}

const laid = (board: Board, grounds: readonly Ground[], ground: Ground): Board =>
  withGround(
    board,
    grounds.flatMap((one) => tilesOfGround(board, one).map((tile) => ({ tile, ground }))),
  );
