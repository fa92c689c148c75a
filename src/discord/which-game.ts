import { gameId } from '../rules/names.ts';
import { type Asks } from '../play/index.ts';
import { type GamePlace } from '../play/ports.ts';
import { type Caller } from './interactions/caller.ts';
import { writeCustomId } from './custom-id.ts';
import { card, chooser, say, type Screen } from './screen.ts';
import { plain } from './views/escape.ts';

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

export const noGame = (server: string | null): Screen =>
  server === null
    ? say(
        'Nothing was done: you are in no game that is being played.',
        'Join one with the button on its post, in the channel that it is played in.',
      )
    : say(
        'Nothing was done: no game is played in this channel.',
        'Open one with `/game create`, or use this in the channel of your game.',
      );

/** Asks which of several games is meant, and does it there. `what` names it in the custom id. */
export const askWhich = (games: readonly GamePlace[], what: string): Screen =>
  card(
    'Which game?',
    ['You are in several games; choose the one that you mean.'],
    [
      chooser(
        writeCustomId('which', { subject: what.replaceAll(' ', '.') }),
        'Choose a game',
        games.map(({ game, name }) => ({ label: plain(name), value: game })),
      ),
    ],
  );

/** With options there is nothing to choose from a list: the command wants to be typed again. */
export const sayWhich = (games: readonly GamePlace[], hasOption: boolean): Screen =>
  say(
    `Nothing was done: you are in several games (${games.map(({ name }) => plain(name)).join(', ')}).`,
    hasOption
      ? 'Say which one with the option `game`, or use the command in that game’s channel.'
      : 'Use the command where the one that you mean is played, or in your thread there:',
    ...(hasOption ? [] : games.map(({ name, channel }) => `- ${plain(name)}: <#${channel}>`)),
  );
