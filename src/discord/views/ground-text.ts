import { tilesShown } from '../../pictures/index.ts';
import { directions } from './compass.ts';
import {
  besides,
  type Board,
  groundOn,
  rowOf,
  type Tile,
  tileDistance,
  tileName,
} from './tiles.ts';

/** What comes on each of the eight ways from a tile. */
export const waysLines = (board: Board, from: Tile): string[] =>
  directions.map(([name, east, south]) => `${name}: ${until(board, from, east, south)}`);

/** On which way there is only floor, and what comes then. */
function until(board: Board, from: Tile, east: number, south: number): string {
  let tiles = 0;
  let here = from;
  for (;;) {
    const next = besides(here, east, south);
    // Beside the last column of the largest map is the first one of the next row.
    const ground = tileDistance(here, next) === 1 ? groundOn(board, next) : 'nothing';
    if (ground !== 'floor') {
      const then = groundWords[ground] ?? ground;
      return tiles === 0 ? then : `${tiles} of floor, then ${then}`;
    }
    tiles += 1;
    here = next;
  }
}

const groundWords: Partial<Record<string, string>> = {
  styx: 'the Styx',
  npc: 'a stall',
  spawn: 'a place where heroes come in',
  nothing: 'the edge of the map',
};

/** What has names and places of its own in words. */
const toldElsewhere = new Set(['floor', 'orb', 'npc', 'nothing']);

const named: Readonly<Record<string, string>> = { styx: 'the Styx', spawn: 'where one comes in' };

/** All ground about a tile that is no floor, by row from the north on: `lava: B5 to I5, H8`. */
export function nearLines(board: Board, from: Tile): string[] {
  const grounds = groundsNear(board, from);
  return grounds.length === 0 ? [] : ['', '**Ground near it**', ...grounds];
}

/** The same without a heading. */
export function groundsNear(board: Board, from: Tile): string[] {
  const found = new Map<string, Tile[]>();
  for (const tile of tilesShown(board, from)) {
    const ground = groundOn(board, tile);
    if (!toldElsewhere.has(ground)) found.set(ground, [...(found.get(ground) ?? []), tile]);
  }
  return [...found].map(
    ([ground, tiles]) => `${named[ground] ?? ground}: ${runsOf(tiles).join(', ')}`,
  );
}

/** Of tiles that come by row: `B5 to I5`, `H8`. */
export function runsOf(tiles: readonly Tile[]): string[] {
  const runs: { first: Tile; last: Tile }[] = [];
  for (const tile of tiles) {
    const run = runs.at(-1);
    const follows = run && besides(run.last, 1, 0) === tile && rowOf(run.last) === rowOf(tile);
    if (follows) run.last = tile;
    else runs.push({ first: tile, last: tile });
  }
  return runs.map(({ first, last }) =>
    first === last ? tileName(first) : `${tileName(first)} to ${tileName(last)}`,
  );
}
