import { inGame, single } from '../command.ts';
import { panelNow } from '../acting.ts';
import { say } from '../screen.ts';
import { statusFor } from '../views/host.ts';

/** The panel, wherever one is; for somebody without a hero how the game stands. */
export const now = single(
  inGame({
    name: 'now',
    description: 'Your panel: how things stand and what you can do now',
    run: async ({ desk, caller, game }) => {
      const own = await panelNow(desk, game.game, caller.player);
      if (own) return own;
      const view = await desk.asks.publicView(game.game);
      return view ? statusFor(view, caller.player) : say('There is no such game any more.');
    },
  }),
  'server and direct',
);
