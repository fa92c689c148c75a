import { type GameId } from '../rules/names.ts';
import { refuse } from '../rules/refusal.ts';
import { type PublicView } from '../rules/sight/views.ts';
import { titles } from './acting.ts';
import { type Desk } from './desk.ts';
import { type Caller } from './interactions/caller.ts';
import { say, type Screen } from './screen.ts';
import { hostPanel } from './views/host.ts';
import { notDone } from './views/not-done.ts';
import { refusalText } from './views/refusals/index.ts';

/** What a host gets to see; anybody else is told who the hosts are. */
export async function forHost(
  desk: Desk,
  caller: Caller,
  game: GameId,
  show: (view: PublicView, desk: Desk) => Screen | Promise<Screen>,
): Promise<Screen> {
  const view = await desk.asks.publicView(game);
  if (!view) return notDone.gameGone;
  return view.hosts.includes(caller.player)
    ? show(view, desk)
    : say(refusalText(refuse('not host', null, { hosts: view.hosts }), titles(desk)));
}

/** The host's panel; only for whoever is one. */
export const panelForHost = async (view: PublicView, desk: Desk): Promise<Screen> =>
  hostPanel(view, await desk.parked(view.game));
