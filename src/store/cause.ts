import { type GameId } from '../rules/names.ts';

/**
 * The key under which a cause's answer is kept. An interaction's id is unique by itself, over all
 * games; what has a colon in it (`due:d7`) is so only within its game.
 */
export const causeKey = (game: GameId, cause: string): string =>
  cause.includes(':') ? `${game}/${cause}` : cause;
