import { type GameId, type PlayerId } from '../rules/names.ts';
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
  show: (view: PublicView, desk: Desk, host: PlayerId) => Screen | Promise<Screen>,
): Promise<Screen> {
  const view = await desk.asks.publicView(game);
  if (!view) return notDone.gameGone;
  return view.hosts.includes(caller.player)
    ? show(view, desk, caller.player)
    : say(refusalText(refuse('not host', null, { hosts: view.hosts }), titles(desk)));
}

/** The host's panel; only for whoever is one. */
export async function panelForHost(view: PublicView, desk: Desk, host: PlayerId): Promise<Screen> {
  const parked = await desk.parked(view.game);
  return hostPanel(view, parked, await desk.asks.cutChains(view.game, host), host);
}
