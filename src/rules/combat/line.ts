import { sees } from '../board/line-of-sight.ts';
import { type Body } from '../board/space.ts';
import { terrainOf, tilesWithin } from '../board/terrain.ts';
import { type Tile } from '../board/tile.ts';
import { tilesInView } from '../board/view.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';

/** MOVE-13: whether it looks over the walls in the present turn; MOVE-12: or who it rides does. */
export function isLookout(fight: Fight, { id, mount }: Creature): boolean {
  const { turn } = fight;
  if (turn.of === id ? turn.seesWholeMap : turn.lookouts?.includes(id)) return true;
  const under = mount === null ? undefined : fight.creatures[mount];
  return under !== undefined && isLookout(fight, under);
}

/** MOVE-13: over the walls looks who hovers above them, and no rider of theirs, once a turn. */
export const mayLookOut = (fight: Fight, one: Creature): boolean =>
  one.height === 'air' && one.mount === null && !isLookout(fight, one);

/** MOVE-13: to the end of the turn it does. */
export function lookOver({ turn }: Fight, { id }: Creature): void {
  if (turn.of === id) turn.seesWholeMap = true;
  else turn.lookouts = [...(turn.lookouts ?? []), id];
}

/** MOVE-13: whether it has line of sight to the other, or to a tile, now. */
export const hasLine = (fight: Fight, from: Creature, to: Body): boolean =>
  isLookout(fight, from) || sees(fight.board, from, to);

/** MOVE-13: the same for what is aimed at a tile: nothing gets into one that itself blocks sight. */
export const canAimAt = (fight: Fight, from: Creature, tile: Tile): boolean =>
  terrainOf(fight.board).opaque[tile] !== 1 && hasLine(fight, from, { tile, size: 0 });

/** The tiles at most `far` away at which it can aim. */
export function tilesInAim(fight: Fight, from: Creature, far: number): Tile[] {
  const { board } = fight;
  const { opaque } = terrainOf(board);
  const seen = isLookout(fight, from)
    ? tilesWithin(board, from, far)
    : tilesInView(board, from, far);
  return seen.filter((tile) => opaque[tile] !== 1);
}
