import { sees } from '../board/line-of-sight.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';

/** MOVE-13: whether it has line of sight to the other now; a look over the walls lasts for a turn. */
export const hasLine = ({ board, turn }: Fight, from: Creature, to: Creature): boolean =>
  (turn.seesWholeMap && turn.of === from.id) || sees(board, from, to);
