import { sees } from '../board/line-of-sight.ts';
import { type Body } from '../board/space.ts';
import { tilesWithin } from '../board/terrain.ts';
import { type Tile } from '../board/tile.ts';
import { tilesInView } from '../board/view.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';

/** MOVE-13: whether it looks over the walls in the present turn. */
export const isLookout = ({ turn }: Pick<Fight, 'turn'>, { id }: Creature): boolean =>
  turn.of === id ? turn.seesWholeMap : (turn.lookouts ?? []).includes(id);

/** MOVE-13: to the end of the turn it does. */
export function lookOver({ turn }: Fight, { id }: Creature): void {
  if (turn.of === id) turn.seesWholeMap = true;
  else turn.lookouts = [...(turn.lookouts ?? []), id];
}

/** MOVE-13: whether it has line of sight to the other, or to a tile, now. */
export const hasLine = (fight: Fight, from: Creature, to: Body): boolean =>
  isLookout(fight, from) || sees(fight.board, from, to);

/** The tiles at most `far` away to which it has. */
export const tilesInLine = (fight: Fight, from: Creature, far: number): Tile[] =>
  isLookout(fight, from)
    ? tilesWithin(fight.board, from, far)
    : tilesInView(fight.board, from, far);
