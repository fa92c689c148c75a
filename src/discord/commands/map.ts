import { group, inGame } from '../command.ts';
import { mapShown, onMap } from '../mapped.ts';
import { optional } from '../options.ts';
import { mapTile, severalMeant, tileMeant } from '../suggestions/map.ts';
import { mapWords as words } from '../views/commands/goods.ts';
import { arenaText } from '../views/arena-text.ts';
import { inArena, noSuchTile } from '../views/map.ts';
import { mapText } from '../views/map-text.ts';
import { severalPlaces } from '../views/several.ts';

const show = inGame({
  name: 'show',
  description: words.show,
  run: ({ desk, caller, game }) => mapShown(desk, game.game, caller.player),
});

const text = inGame({
  name: 'text',
  description: words.text,
  options: { from: optional(mapTile) },
  run: ({ desk, caller, game, options }) =>
    onMap(desk, game.game, caller.player, (view, menagerie) => {
      const fight = inArena(view);
      const from = tileMeant(view, options.from);
      const several = from === null ? severalMeant(view, options.from) : [];
      if (several.length > 0) return severalPlaces('map', options.from ?? '', several);
      if (from === null) return noSuchTile(fight ?? menagerie);
      return fight ? arenaText(fight, from) : mapText(view, menagerie, from);
    }),
});

export const map = group({ name: 'map', description: words.about }, [show, text]);
