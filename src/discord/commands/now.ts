import { inGame, single } from '../command.ts';
import { panelOf } from '../acting.ts';
import { singleWords as words } from '../views/commands/single.ts';
import { statusFor } from '../views/host.ts';
import { notDone } from '../views/not-done.ts';

/** The panel, wherever one is; for somebody without a hero how the game stands. */
export const now = single(
  inGame({
    name: 'now',
    description: words.now,
    run: async ({ desk, caller, game }) => {
      const own = await desk.asks.heroView(game.game, caller.player);
      if (own) {
        desk.lookFor(game.game, own.hero.id);
        return panelOf(desk, own);
      }
      const view = await desk.asks.publicView(game.game);
      return view ? statusFor(view, caller.player) : notDone.gameGone;
    },
  }),
  'server and direct',
);
