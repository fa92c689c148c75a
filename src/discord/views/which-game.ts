import { type GamePlace } from '../../play/ports.ts';
import { writeCustomId } from '../custom-id.ts';
import { card, chooser, say, type Entry, type Screen } from '../screen.ts';
import { plain } from './escape.ts';

/** What the picker says of the option that names a game. */
export const whichOfYours = 'Which of your games, if there are several';

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

/** What the option `game` named is none that can be meant there. */
export const notNamed = (server: string | null): Screen =>
  server === null
    ? say(
        'Nothing was done: the option `game` names no game that is being played.',
        'Choose one of those that it offers.',
      )
    : say(
        'Nothing was done: the option `game` names no game that is played in this server.',
        'Choose one of those that it offers, or use this in direct messages with me.',
      );

const gameChooser = (id: string, entries: Entry[]) => chooser(id, 'Choose a game', entries);

/** Asks which of several games is meant, and does it there. `what` names it in the custom id. */
export const askWhich = (games: readonly GamePlace[], what: string): Screen =>
  card(
    'Which game?',
    ['You are in several games; choose the one that you mean.'],
    [
      gameChooser(
        writeCustomId('which', { subject: what.replaceAll(' ', '.') }),
        games.map(({ game, name }) => ({ label: plain(name), value: game })),
      ),
    ],
  );

/** The same of a bet that was written in plain words; each entry's value says the whole of it. */
export const askWhichBet = (stake: number, entries: Entry[]): Screen =>
  card(
    'In which game?',
    [`You are in several games. Where do you bet ${stake} gold?`],
    [gameChooser(writeCustomId('which-bet'), entries)],
  );

/** With options there is nothing to choose from a list: the command wants to be typed again. */
export const sayWhich = (games: readonly GamePlace[], hasOption: boolean): Screen =>
  say(
    `Nothing was done: you are in several games (${games.map(({ name }) => escape(name)).join(', ')}).`,
    hasOption
      ? 'Say which one with the option `game`, or use the command in that game’s channel.'
      : 'Use the command where the one that you mean is played, or in your thread there:',
    ...(hasOption ? [] : games.map(({ name, channel }) => `- ${escape(name)}: <#${channel}>`)),
  );
