import { directions } from './compass.ts';
import {
  besides,
  type Board,
  columnOf,
  groundOn,
  heightOf,
  rowOf,
  type Tile,
  tileAt,
  tileDistance,
  tileName,
  widthOf,
} from './tiles.ts';

/** In tiles: as far as the picture about one's hero goes. */
const near = 6;

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
const toldElsewhere = new Set(['floor', 'orb', 'npc', 'spawn', 'nothing']);

/** All ground about a tile that is no floor, by row from the north on: `lava: B5 to I5, H8`. */
export function nearLines(board: Board, from: Tile): string[] {
  const runs = new Map<string, string[]>();
  const first = Math.max(0, columnOf(from) - near);
  const last = Math.min(widthOf(board) - 1, columnOf(from) + near);
  for (let row = Math.max(0, rowOf(from) - near); row <= rowOf(from) + near; row++) {
    if (row >= heightOf(board)) break;
    for (let column = first; column <= last; column++) {
      const ground = groundOn(board, tileAt(column, row));
      let end = column;
      while (end < last && groundOn(board, tileAt(end + 1, row)) === ground) end += 1;
      const start = tileName(tileAt(column, row));
      const run = end === column ? start : `${start} to ${tileName(tileAt(end, row))}`;
      if (!toldElsewhere.has(ground)) runs.set(ground, [...(runs.get(ground) ?? []), run]);
      column = end;
    }
  }
  return runs.size === 0
    ? []
    : [
        '',
        `**Ground within ${near} tiles**`,
        ...[...runs].map(
          ([ground, all]) => `${ground === 'styx' ? 'the Styx' : ground}: ${all.join(', ')}`,
        ),
      ];
}
