import { type GameId, type PlayerId } from '../rules/names.ts';
import { type PublicView } from '../rules/sight/views.ts';
import { type Desk } from './desk.ts';
import { type Screen } from './screen.ts';
import { mapCard, type MapView, noMap, seenBy } from './views/map.ts';
import { notDone } from './views/not-done.ts';

type Menagerie = NonNullable<PublicView['menagerie']>;
type Shown = (view: MapView, menagerie: Menagerie) => Screen;

/** The map of a game’s week as this player may know it, or that there is none. */
export async function onMap(
  desk: Desk,
  game: GameId,
  player: PlayerId,
  shown: Shown,
): Promise<Screen> {
  const own = await desk.asks.heroView(game, player);
  const known = own ? seenBy(own) : await desk.asks.publicView(game);
  if (!known) return notDone.gameGone;
  // MONSTER-09: whoever plays a monster sees its fight, and has none of their own.
  const led = await desk.asks.monsterView(game, player);
  const view: MapView = led ? { ...known, fight: led.fight } : known;
  return view.menagerie ? shown(view, view.menagerie) : noMap(view);
}

/** The whole of it as a picture. */
export const mapShown = (desk: Desk, game: GameId, player: PlayerId): Promise<Screen> =>
  onMap(desk, game, player, mapCard);
