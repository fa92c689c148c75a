import { type GameId } from '../../rules/names.ts';
import { type Desk } from '../desk.ts';
import { type Caller } from '../interactions/caller.ts';
import { say, type Screen } from '../screen.ts';
import { ofGame } from '../views/direct-messages.ts';
import { gamesMeant } from '../which-game.ts';

/** What came of something in this game, which is named to whoever is in another one, too. */
export async function sayOf(
  { asks }: Desk,
  caller: Caller,
  game: GameId,
  lines: readonly string[],
): Promise<Screen> {
  const games = await gamesMeant(asks, caller);
  const isAlone = games.every((place) => place.game === game);
  const place = isAlone ? null : await asks.placeOf(game);
  return say(...(place ? [ofGame(place.name)] : []), ...lines);
}
