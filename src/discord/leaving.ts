import { type GameId } from '../rules/names.ts';
import { ownView, perform, plainly } from './acting.ts';
import { writeCustomId } from './custom-id.ts';
import { type Desk } from './desk.ts';
import { type Caller } from './interactions/caller.ts';
import { button, card, row, type Screen } from './screen.ts';
import { called } from './views/names.ts';

/** Leaves the lobby at once; a game that runs only after it was said what that means. */
export async function leaving(desk: Desk, caller: Caller, game: GameId): Promise<Screen> {
  const view = await ownView(desk, game, caller.player);
  const { phase } = view.everyone;
  if (phase === 'lobby' || phase === 'over' || phase === 'cancelled' || view.hero.lost)
    return plainly((await perform(desk, caller, game, { do: 'leave' })).lines);
  const sure = writeCustomId('leave-sure', { game, hero: view.hero.id });
  return card(
    'Leave the game?',
    [
      `${called(view.hero)} **loses the game** (GAME-03): things and gold go, and there is no way back.`,
      'To miss only a turn, pass it instead.',
    ],
    [row(button('Leave for Good', sure, 'danger'))],
  );
}
