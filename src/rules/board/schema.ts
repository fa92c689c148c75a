import { z } from 'zod';
import { readDrawing, signs, type Board, type Drawn, type Ground } from './board.ts';
import { type DrawingFault, inDrawing, refuseFaults } from './misdrawn.ts';
import { faultsOfMenagerie, keepers, withStalls } from './stalls.ts';
import { groundAt, tilesOfGround } from './terrain.ts';
import { anyWay, reach } from './paths.ts';
import { rowOf } from './tile.ts';
import { visible } from '../visible.ts';

/** Ground on which fights can be held. The rest can be drawn, but nothing acts on it. */
const played: readonly Ground[] = [
  'floor',
  'wall',
  'difficult ground',
  'obstacle',
  'spawn',
  'nothing',
];

/** By which a place of a drawing is spoken of in its file. */
export const letter = z
  .string()
  .regex(/^[A-Za-z0-9]$/, 'expected one letter or figure of the drawing');

/** GLOSS-05: which Skeli stands there, and within how many tiles of it it lets nobody be. */
const guard = z.strictObject({
  skeli: z.string().min(3).max(80),
  within: z.number().int().min(0).max(4),
});

/**
 * A map as `seeds/maps` states it: its name, and a drawing with one sign a tile. With `stalls` it is a
 * menagerie, which is walked; without them an arena, on which fights are held.
 */
export const mapSchema = z
  .strictObject({
    name: visible(2, 48),
    drawing: z.string('expected lines of tiles, below `drawing: |`').max(4300),
    stalls: z.record(letter, z.enum(keepers)).optional(),
    hides: z.record(letter, visible(3, 60)).optional(),
    guards: z.record(letter, guard).optional(),
  })
  .superRefine((map, context) => {
    refuseFaults(context, () => faultsOf(map));
  });
export type MapDefinition = z.infer<typeof mapSchema>;

/** Its drawing, and the letters on it. A map is never changed, only replaced, so it is read once. */
export function drawnOn(map: MapDefinition): Drawn {
  const known = drawn.get(map) ?? readDrawing(map.name, map.drawing);
  drawn.set(map, known);
  return known;
}
const drawn = new WeakMap<MapDefinition, Drawn>();

/** The ground of it, with whoever serves there; the same board each time. */
export function boardOf(map: MapDefinition): Board {
  const known = boards.get(map) ?? withStalls(drawnOn(map), map);
  boards.set(map, known);
  return known;
}
const boards = new WeakMap<MapDefinition, Board>();

/** Whether fights of the week are held on it. */
export const isArena = ({ stalls }: MapDefinition): boolean => stalls === undefined;

function faultsOf(map: MapDefinition): DrawingFault[] {
  const there = readDrawing(map.name, map.drawing);
  if (!isArena(map)) return faultsOfMenagerie(there, map);
  const noHides = 'expected only beside stalls, as no secret lies on a map without them';
  const noGuards = 'expected only beside stalls, as nobody keeps watch on a map without them';
  return [
    ...(map.hides ? [{ path: ['hides'], message: noHides }] : []),
    ...(map.guards ? [{ path: ['guards'], message: noGuards }] : []),
    ...strangers(there),
    ...unplayed(there.board),
    ...lonelySpawns(there.board),
  ];
}

const strangers = ({ marks }: Drawn) =>
  Object.entries(marks).map(([mark, tile]) =>
    inDrawing(`expected no “${mark}”, as nobody stands on a map of the catalogue`, rowOf(tile)),
  );

const unplayed = (board: Board) =>
  (Object.keys(signs) as Ground[])
    .filter((ground) => !played.includes(ground) && tilesOfGround(board, ground).length > 0)
    .map((ground) =>
      inDrawing(`expected no ${ground} (“${signs[ground]}”), as fights are not held on it`),
    );

/** DUEL-16 needs two spawn tiles, and a way from each to every other. */
function lonelySpawns(board: Board): DrawingFault[] {
  const [first, ...rest] = tilesOfGround(board, 'spawn');
  if (first === undefined || rest.length === 0)
    return [inDrawing('expected at least two spawn tiles (“@”)')];
  const reached = reach({ board, others: [] }, { tile: first, size: 0 }, anyWay);
  const lost = rest.filter(
    (tile) => !reached.tiles.includes(tile) && groundAt(board, tile) === 'spawn',
  );
  return lost.length === 0
    ? []
    : [inDrawing('expected a way from each spawn tile (“@”) to every other')];
}
