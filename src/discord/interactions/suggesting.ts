import { type APIApplicationCommandOptionChoice } from 'discord.js';
import { optionsOf, type Command, type Leaf } from '../command.ts';
import { type Desk } from '../desk.ts';
import { limits } from '../limits.ts';
import { inTime, patience, type Projections } from '../projections.ts';
import { gamesMeantBy } from '../which-game.ts';
import { type Incoming } from './incoming.ts';

type Autocomplete = Extract<Incoming, { as: 'autocomplete' }>;

/** Choices for what is being typed, from what its typist may know; none when that takes too long. */
export async function suggestions(
  desk: Desk,
  projections: Projections,
  { command, leaf }: { command: Command; leaf: Leaf },
  asked: Autocomplete,
): Promise<APIApplicationCommandOptionChoice[]> {
  const option = optionsOf(command, leaf)[asked.focused.name];
  if (!option?.suggest) return [];
  const { caller, given } = asked;
  const meantGame = async () => {
    const named = given.get('game');
    const name = typeof named === 'string' ? named : null;
    const games = await gamesMeantBy(desk.asks, caller, name, leaf.fits);
    return games.length === 1 ? (games[0] ?? null) : null;
  };
  const choices = await inTime(
    Promise.resolve(
      option.suggest({
        typed: asked.focused.typed.slice(0, 100),
        given,
        caller,
        asks: desk.asks,
        own: async () => {
          const game = await meantGame();
          return game && projections.own(game.game, caller.player);
        },
        played: async () => {
          const game = await meantGame();
          return game && desk.asks.monsterView(game.game, caller.player);
        },
        everyone: async () => {
          const game = await meantGame();
          return game && projections.everyone(game.game);
        },
      }),
    ),
    patience,
  );
  return (choices ?? []).slice(0, limits.choices);
}
