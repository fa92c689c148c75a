import { type GameId } from '../rules/names.ts';
import { type PublicView } from '../rules/sight/views.ts';
import { type Desk } from './desk.ts';
import { type Screen } from './screen.ts';
import { mapCard, noMap } from './views/map.ts';
import { notDone } from './views/not-done.ts';

type Menagerie = NonNullable<PublicView['menagerie']>;
type Shown = (view: PublicView, menagerie: Menagerie) => Screen;

/** The map of a game’s week as everybody may know it, or that there is none. */
export async function onMap(desk: Desk, game: GameId, shown: Shown): Promise<Screen> {
  const view = await desk.asks.publicView(game);
  if (!view) return notDone.gameGone;
  return view.menagerie ? shown(view, view.menagerie) : noMap(view);
}

/** The whole of it as a picture. */
export const mapShown = (desk: Desk, game: GameId): Promise<Screen> => onMap(desk, game, mapCard);
