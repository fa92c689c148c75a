import { gameId } from '../rules/names.ts';
import { type Asks } from '../play/index.ts';
import { type GamePlace } from '../play/ports.ts';
import { type Caller } from './interactions/caller.ts';

type Where = Pick<Caller, 'server' | 'channel' | 'player'>;

/**
 * The games that a caller can mean: the named one, the channel's own, else those of theirs in this
 * server, or anywhere in direct messages. Other servers' games are never among them.
 */
export async function gamesMeant(
  asks: Pick<Asks, 'gameIn' | 'gamesOf' | 'placeOf'>,
  { server, channel, player }: Where,
  named: string | null = null,
): Promise<GamePlace[]> {
  if (named !== null) {
    const place = await asks.placeOf(gameId(named));
    return place && isThere(place, server) ? [place] : [];
  }
  const here = server === null ? null : await asks.gameIn(channel);
  if (here && isThere(here, server)) return [here];
  const own = await asks.gamesOf(player);
  return own.filter((place) => isThere(place, server));
}

const isThere = (place: GamePlace, server: string | null) =>
  server === null || place.server === server;
