import { type GameId } from '../rules/names.ts';
import { ownView, perform } from './acting.ts';
import { type Desk } from './desk.ts';
import { type Caller } from './interactions/caller.ts';
import { type Screen } from './screen.ts';
import { sureLeave } from './views/panel/sure.ts';
import { plainly } from './views/receipts.ts';

/** Leaves the lobby at once; a game that runs only after it was said what that means. */
export async function leaving(desk: Desk, caller: Caller, game: GameId): Promise<Screen> {
  const view = await ownView(desk, game, caller.player);
  const { phase } = view.everyone;
  if (phase === 'lobby' || phase === 'over' || phase === 'cancelled' || view.hero.lost)
    return plainly((await perform(desk, caller, game, { do: 'leave' })).lines);
  return sureLeave(view);
}
