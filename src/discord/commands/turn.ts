import { group, inGame } from '../command.ts';
import { optional } from '../options.ts';
import { directionMeant } from '../suggestions/directions.ts';
import { spawnMeant, spawnOption } from '../suggestions/spawns.ts';
import { severalMeant, tileMeant, walkTile } from '../suggestions/map.ts';
import { turnWords as words } from '../views/commands/turn.ts';
import { inArena, noMap, nowhereToWalk, seenBy } from '../views/map.ts';
import { sureEndTyped, surePass } from '../views/panel/sure.ts';
import { strideOf } from '../views/panel/walk.ts';
import { severalPlaces } from '../views/several.ts';
import { noStride } from '../views/strides.ts';

const enter = inGame({
  name: 'enter',
  description: words.enter.about,
  options: { tile: optional(spawnOption) },
  run: ({ act, options: { tile } }) =>
    act({ do: 'enter', ...(tile !== null && { tile: spawnMeant(tile) }) }),
});

const walk = inGame({
  name: 'walk',
  description: words.walk.about,
  options: { to: walkTile },
  run: async ({ act, own, options }) => {
    const view = await own();
    const { everyone } = view;
    // Nobody walks in an arena: what is named is a place of the menagerie, and the rules say the rest.
    const seen = seenBy(view);
    const there = inArena(seen) ? { ...seen, fight: null } : seen;
    const direction = directionMeant(options.to);
    if (direction && there.fight) {
      const stride = strideOf(view, there.fight, direction);
      return stride ? act({ do: 'fight', step: null, ...stride }) : noStride(direction);
    }
    const to = tileMeant(there, options.to);
    if (to !== null) return act({ do: 'walk', to, step: null });
    const several = severalMeant(there, options.to);
    if (several.length > 0) return severalPlaces('walk', options.to, several);
    return everyone.menagerie ? nowhereToWalk(everyone.menagerie) : noMap(everyone);
  },
});

const pass = inGame({
  name: 'pass',
  description: words.pass,
  run: async ({ act, own }) => surePass(await own()) ?? act({ do: 'pass' }),
});

const end = inGame({
  name: 'end',
  description: words.end,
  run: async ({ act, own }) => sureEndTyped(await own()) ?? act({ do: 'end turn' }),
});

export const turn = group({ name: 'turn', description: words.about }, [enter, walk, pass, end]);
