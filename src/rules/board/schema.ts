import { z } from 'zod';
import { readDrawing, signs, type Board, type Ground } from './board.ts';
import { groundAt, tilesOfGround } from './terrain.ts';
import { reach } from './paths.ts';

/** Ground on which fights can be held. The rest can be drawn, but nothing acts on it. */
const played: readonly Ground[] = [
  'floor',
  'wall',
  'difficult ground',
  'obstacle',
  'spawn',
  'nothing',
];

/** A map as `seeds/maps` states it: its name, and a drawing with one sign a tile. */
export const mapSchema = z
  .strictObject({ name: z.string().min(2).max(48), drawing: z.string().max(4300) })
  .superRefine((map, check) => {
    for (const message of faultsOf(map))
      check.addIssue({ code: 'custom', path: ['drawing'], message });
  });
export type MapDefinition = z.infer<typeof mapSchema>;

export const boardOf = ({ name, drawing }: MapDefinition): Board =>
  readDrawing(name, drawing).board;

function faultsOf({ name, drawing }: MapDefinition): string[] {
  try {
    const { board, marks } = readDrawing(name, drawing);
    return [...strangers(Object.keys(marks)), ...unplayed(board), ...lonelySpawns(board)];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

const strangers = (marks: string[]) =>
  marks.map((mark) => `no ground is drawn “${mark}”; nobody stands on a map of the catalogue`);

const unplayed = (board: Board) =>
  (Object.keys(signs) as Ground[])
    .filter((ground) => !played.includes(ground) && tilesOfGround(board, ground).length > 0)
    .map((ground) => `fights are not held on ${ground} (“${signs[ground]}”)`);

/** DUEL-16 needs two spawn tiles, and a way from each to every other. */
function lonelySpawns(board: Board): string[] {
  const [first, ...rest] = tilesOfGround(board, 'spawn');
  if (first === undefined || rest.length === 0) return ['at least two spawn tiles (“@”)'];
  const reached = reach({ board, others: [] }, { tile: first, size: 0 }, 4096);
  const lost = rest.filter(
    (tile) => !reached.tiles.includes(tile) && groundAt(board, tile) === 'spawn',
  );
  return lost.length === 0 ? [] : ['no way from one spawn tile to another'];
}
