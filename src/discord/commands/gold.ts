import { inGame, single } from '../command.ts';
import { singleWords as words } from '../views/commands/single.ts';
import { goldCard } from '../views/statement.ts';

export const gold = single(
  inGame({
    name: 'gold',
    description: words.gold,
    run: async ({ desk, game, own }) => {
      const view = await own();
      return goldCard(view, await desk.asks.statement(game.game, view.hero.id));
    },
  }),
  'server and direct',
);
