import { suggested, type Option } from './options.ts';
import { plain } from './views/escape.ts';
import { said } from './suggestions/said.ts';
import { whichOfYours } from './views/which-game.ts';
import { isThere } from './which-game.ts';

/** Which of the caller's games is meant, in a server of those there; its value is the game's id. */
export const ownGame: Option<string> = suggested(whichOfYours, async ({ asks, caller, typed }) => {
  const games = await asks.gamesOf(caller.player);
  return games
    .filter((place) => isThere(place, caller.server))
    .map(({ game, name }) => ({ name: plain(name), value: game }))
    .filter(({ name }) => said(name).includes(said(typed)));
});
