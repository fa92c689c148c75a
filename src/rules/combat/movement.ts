import { type Board, groundAt, tilesOfBoard, widthOf, heightOf } from '../board/board.ts';
import { clearOfForceWalls } from '../board/line-of-sight.ts';
import { isFree, pathTo, reach } from '../board/paths.ts';
import { distance } from '../board/space.ts';
import { columnOf, rowOf, type Tile } from '../board/tile.ts';
import { type RuleId } from '../names.ts';
import { type ActionOf } from './action.ts';
import { type Bout, othersIn, tell, whoIs } from './bout.ts';
import { type Creature, type MovementKind } from './creature.ts';
import { type Fight } from './fight.ts';
import { statOf } from './reading.ts';

/** The rule that governs each kind of movement. */
export const movementRules: Record<MovementKind, RuleId> = {
  walk: 'MOVE-01',
  jump: 'MOVE-02',
  'spirit walk': 'MOVE-03',
  fly: 'MOVE-04',
  swim: 'MOVE-05',
  climb: 'MOVE-06',
  phase: 'MOVE-08',
  teleport: 'MOVE-14',
};

export const isOnBoard = (board: Board, tile: Tile) =>
  columnOf(tile) < widthOf(board) && rowOf(tile) < heightOf(board);

const groundFor = (fight: Fight, mover: Creature) => ({
  board: fight.board,
  others: othersIn(fight, mover.id),
});

/** Whether its body would have room there, ground and creatures looked at. */
export const hasRoom = (fight: Fight, mover: Creature, tile: Tile): boolean =>
  isFree(groundFor(fight, mover), { tile, size: mover.size });

/** Where one move action of that kind can end, with the way there; its own tile is none of them. */
export function movesOf(fight: Fight, mover: Creature, kind: MovementKind): Map<Tile, Tile[]> {
  if (kind === 'teleport') return teleportsOf(fight, mover);
  const reached = reach(groundFor(fight, mover), mover, statOf(mover, 'speed'));
  const ends = [...reached.keys()].filter((tile) => tile !== mover.tile);
  return new Map(ends.map((tile) => [tile, pathTo(reached, tile)]));
}

/** MOVE-14, MOVE-11: any free place within speed, whatever lies between but force walls. */
function teleportsOf(fight: Fight, mover: Creature): Map<Tile, Tile[]> {
  const speed = statOf(mover, 'speed');
  const ends = [...tilesOfBoard(fight.board)].filter(
    (tile) =>
      tile !== mover.tile &&
      distance({ tile, size: 0 }, { tile: mover.tile, size: 0 }) <= speed &&
      hasRoom(fight, mover, tile) &&
      clearOfForceWalls(fight.board, mover.tile, tile),
  );
  return new Map(ends.map((tile) => [tile, [tile]]));
}

/** A move that is allowed. */
export function move(bout: Bout, mover: Creature, action: ActionOf<'move'>): void {
  const path = movesOf(bout.fight, mover, action.kind).get(action.to);
  if (!path) throw new Error(`no way to ${action.to}`);
  const slow = path.some((tile) => groundAt(bout.fight.board, tile) === 'difficult ground');
  const rules: RuleId[] = [movementRules[action.kind]];
  if (slow && action.kind === 'walk') rules.push('MOVE-07');
  mover.tile = action.to;
  tell(bout, 'moved', rules, { who: whoIs(mover), by: action.kind, path });
}
