import { type Board } from '../../../../src/rules/board/board.ts';
import { boardOf, isArena } from '../../../../src/rules/board/schema.ts';
import { type CardOf } from '../shelves.ts';

/** The stock's arena, in which a week's monster is met; refused where the stock has none. */
export function pitAmong(maps: readonly CardOf<'map'>[]): Board {
  const pit = maps.find(({ card }) => isArena(card));
  if (!pit) throw new Error('the stock has no arena');
  return boardOf(pit.card);
}
