import { type Board, tilesOfBoard } from '../board/board.ts';
import { isHarsh } from '../board/gaits.ts';
import { isClearOfForceWalls } from '../board/line-of-sight.ts';
import { type Body, distance } from '../board/space.ts';
import { type Tile } from '../board/tile.ts';
import { type Creature } from './creature.ts';
import { hasRoomAmong } from './entering.ts';

/**
 * ITEM-33: puts it as near to its owner as there is room, the first place from the north-west among
 * equals; in lava or the Styx only where nothing else is free, on no wall, climber or not (MOVE-06), and
 * smaller where it fits nowhere (STAT-11). Whether there is any room for it.
 */
export function placeBeside(
  board: Board,
  others: readonly Creature[],
  one: Creature,
  owner: Body,
): boolean {
  for (;;) {
    const tile = nearest(board, others, one, owner);
    if (tile !== null) {
      one.tile = tile;
      return true;
    }
    if (one.size <= 0) return false;
    one.size -= 1;
  }
}

/** MOVE-11: none beyond a force wall. */
function nearest(
  board: Board,
  others: readonly Creature[],
  one: Creature,
  owner: Body,
): Tile | null {
  let [best, least]: [Tile | null, number] = [null, Infinity];
  const afoot: Creature = { ...one, movement: ['walk'] };
  for (const tile of tilesOfBoard(board)) {
    const body = { tile, size: one.size };
    const hurts = isHarsh(board, body);
    const far = distance(body, owner) + (hurts ? beyondAll : 0);
    if (far >= least || !hasRoomAmong(board, others, { ...afoot, tile })) continue;
    if (isClearOfForceWalls(board, owner, body)) [best, least] = [tile, far];
  }
  return best;
}

/** More tiles than any map is wide. */
export const beyondAll = 1_000;
