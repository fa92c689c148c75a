import { mapPicture, png } from '../../pictures/index.ts';
import { type PublicView } from '../../rules/sight/views.ts';
import { group, inGame } from '../command.ts';
import { type Desk } from '../desk.ts';
import { optional } from '../options.ts';
import { type Screen } from '../screen.ts';
import { mapTile, tileMeant } from '../suggestions/map.ts';
import { mapWords as words } from '../views/commands/goods.ts';
import { mapCard, mapText, noMap, noSuchTile, placedOrbs } from '../views/map.ts';
import { notDone } from '../views/not-done.ts';
import { type GamePlace } from '../../play/ports.ts';

const show = inGame({
  name: 'show',
  description: words.show,
  run: ({ desk, game }) =>
    onMap(desk, game, async (view, menagerie) => {
      const { board, stalls } = menagerie;
      const drawing = mapPicture({ board, stalls, orbs: placedOrbs(view) });
      return mapCard(view, menagerie, await png(drawing));
    }),
});

const text = inGame({
  name: 'text',
  description: words.text,
  options: { from: optional(mapTile) },
  run: ({ desk, game, options }) =>
    onMap(desk, game, (view, menagerie) => {
      const from = tileMeant(menagerie, options.from);
      return from === null ? noSuchTile(menagerie) : mapText(view, menagerie, from);
    }),
});

/** The map of the week as everybody may know it, or that there is none. */
async function onMap(
  desk: Desk,
  { game }: GamePlace,
  shown: (
    view: PublicView,
    menagerie: NonNullable<PublicView['menagerie']>,
  ) => Screen | Promise<Screen>,
): Promise<Screen> {
  const view = await desk.asks.publicView(game);
  if (!view) return notDone.gameGone;
  return view.menagerie ? shown(view, view.menagerie) : noMap(view);
}

export const map = group({ name: 'map', description: words.about }, [show, text]);
