import { columnOf, rowOf, type Tile } from '../board/tile.ts';
import { type ActionOf, type FightAction } from '../combat/action.ts';
import { isAtPeace } from '../combat/at-peace.ts';
import { type CreatureId } from '../combat/creature.ts';
import { type Fight } from '../combat/fight.ts';
import { wayOf } from '../combat/movement.ts';
import { leadsAstray } from '../combat/safe-way.ts';

export type Move = ActionOf<'move'>;

/** ENTER-04: those that a compass may offer. A way that does no harm goes round, as far as the action suffices. */
export function astrayIn(fight: Fight, watcher: CreatureId, legal: readonly FightAction[]): Move[] {
  const mover = fight.creatures[watcher];
  if (!mover || !isAtPeace(fight)) return [];
  const straight = legal
    .filter((one) => one.do === 'move')
    .filter(({ to }) => isStraight(mover.tile, to));
  return straight.filter(({ kind, to }) =>
    leadsAstray(fight, mover, kind, wayOf(fight, mover, kind, to) ?? []),
  );
}

function isStraight(from: Tile, to: Tile): boolean {
  const [east, south] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
  return east === 0 || south === 0 || Math.abs(east) === Math.abs(south);
}
