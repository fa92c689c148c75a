import { type FightView } from '../../rules/sight/fight.ts';
import { type Screen } from '../screen.ts';
import { trapsText } from './board.ts';
import { standing } from './creature-state.ts';
import { nearLines, waysLines } from './ground-text.ts';
import { roomyCard } from './roomy-card.ts';
import { type Tile, tileName } from './tiles.ts';

/** What the picture of a fight shows, in words: the ground, seen from a tile, and who stands where. */
export function arenaText(fight: FightView, from: Tile): Screen {
  const traps = trapsText(fight);
  return roomyCard(`${fight.board.name}, seen from ${tileName(from)}`, [
    'In tiles, diagonals count one. `from` names another tile.',
    '',
    '**About it**',
    ...waysLines(fight.board, from),
    ...nearLines(fight.board, from),
    '',
    '**Who is there**',
    ...standing(fight, fight),
    ...(traps === null ? [] : [traps]),
  ]);
}
