import { gameId, type PlayerId } from '../rules/names.ts';
import { type HeroView } from '../rules/sight/views.ts';
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

/** Whether what somebody wants can mean a game, by what they know of it. */
export type Fits = (view: HeroView) => boolean;

/** Of several games those that fit; all of them where none does. */
export async function gamesFitting(
  asks: Pick<Asks, 'heroView'>,
  player: PlayerId,
  games: readonly GamePlace[],
  fits: Fits,
): Promise<readonly GamePlace[]> {
  if (games.length < 2) return games;
  const fitting: GamePlace[] = [];
  for (const place of games) {
    const view = await asks.heroView(place.game, player);
    if (view && fits(view)) fitting.push(place);
  }
  return fitting.length > 0 ? fitting : games;
}

/** The same of a command; null `fits` is at home in each of them. */
export async function gamesMeantBy(
  asks: Parameters<typeof gamesMeant>[0] & Pick<Asks, 'heroView'>,
  caller: Where,
  named: string | null,
  fits: Fits | null,
): Promise<readonly GamePlace[]> {
  const games = await gamesMeant(asks, caller, named);
  return fits ? gamesFitting(asks, caller.player, games, fits) : games;
}

/** Whether a game can be meant in this server, or in direct messages (null). */
export const isThere = (place: GamePlace, server: string | null) =>
  server === null || place.server === server;
