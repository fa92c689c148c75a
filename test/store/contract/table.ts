import { type Performed, type Store } from '../../../src/play/ports.ts';
import { type Game } from '../../../src/rules/game.ts';
import { change, emptyGame, placeOf, secret } from '../made-up.ts';

/** A store under test: `restart` closes and opens it, so that nothing in memory is left. */
export type Home = { store(): Store; restart(): Promise<void>; close(): Promise<void> };

type More = Parameters<typeof change>[3];

/** What the promises are tried with. */
export type Table = Pick<Home, 'store' | 'restart'> & {
  /** One that was never used. */
  newCause(): string;
  /** Stores a new game. */
  made(game?: Game, more?: More): Promise<Game>;
  /** Performs one change; `to` says what the game becomes. */
  act(
    game: Game['id'],
    to: (before: Game) => Game,
    more?: More,
    cause?: string,
  ): Promise<Performed>;
  current(game: Game['id']): Promise<Game | undefined>;
};

export function tableAt(home: () => Home): Table {
  const store = () => home().store();
  let causes = 0;
  const newCause = () => `${process.pid}000${causes++}`;
  return {
    store,
    restart: () => home().restart(),
    newCause,
    made: async (game = emptyGame(), more = {}) => {
      await store().games.create(change(null, game, newCause(), more), placeOf(game), secret);
      return game;
    },
    act: (game, to, more = {}, cause = newCause()) =>
      store().games.perform(game, cause, ({ game: before }) =>
        change(before, to(before), cause, more),
      ),
    current: async (game) => (await store().games.read(game))?.game,
  };
}
