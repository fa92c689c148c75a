import { type Game } from './game.ts';
import { type Intent } from './intent.ts';

/**
 * The drawing that an act's dice belong to, so that revealing the key of one says nothing of any
 * other: a duel, a week's monster round, a week's order and loot.
 */
export function drawingOf(game: Game, _intent: Intent): string {
  const week = game.week?.number ?? 0;
  switch (game.phase) {
    case 'lobby':
    case 'level-up':
      return `week:${week + 1}`;
    case 'duel':
      return `duel:${week}`;
    case 'monster round':
      return `monster:${week}`;
    default:
      return `week:${week}:${game.phase}`;
  }
}
