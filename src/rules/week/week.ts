import { type Game, type Monster, type Week } from '../game.ts';
import { type Scene, setGame } from '../scene.ts';

/** The week being played; a bug, not a refusal, when there is none. */
export function theWeek(game: Game): Week {
  if (!game.week) throw new Error(`game ${game.id} has no week yet`);
  return game.week;
}

export const theMonster = (game: Game): Monster => theWeek(game).monster;

export function setWeek(scene: Scene, change: Partial<Week>): void {
  setGame(scene, { week: { ...theWeek(scene.game), ...change } });
}
