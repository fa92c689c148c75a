import { group, inGame } from '../command.ts';
import { mapShown, onMap } from '../mapped.ts';
import { optional } from '../options.ts';
import { mapTile, tileMeant } from '../suggestions/map.ts';
import { mapWords as words } from '../views/commands/goods.ts';
import { mapText, noSuchTile, seenBy } from '../views/map.ts';

const show = inGame({
  name: 'show',
  description: words.show,
  run: ({ desk, game }) => mapShown(desk, game.game),
});

const text = inGame({
  name: 'text',
  description: words.text,
  options: { from: optional(mapTile) },
  run: async ({ desk, caller, game, options }) => {
    const own = await desk.asks.heroView(game.game, caller.player);
    return onMap(desk, game.game, (everyone, menagerie) => {
      const view = own ? seenBy(own) : everyone;
      const from = tileMeant(view, options.from);
      return from === null ? noSuchTile(menagerie) : mapText(view, menagerie, from);
    });
  },
});

export const map = group({ name: 'map', description: words.about }, [show, text]);
