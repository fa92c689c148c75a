import { group, inGame } from '../command.ts';
import { type Intent } from '../../rules/intent.ts';
import { type FightView } from '../../rules/sight/fight.ts';
import { type HeroView } from '../../rules/sight/views.ts';
import { optional } from '../options.ts';
import { type Screen } from '../screen.ts';
import { directionMeant } from '../suggestions/directions.ts';
import { spawnMeant, spawnOption } from '../suggestions/spawns.ts';
import { orbAsked, severalMeant, tileMeant, walkTile } from '../suggestions/map.ts';
import { turnWords as words } from '../views/commands/turn.ts';
import { inArena, noMap, nowhereToWalk, seenBy } from '../views/map.ts';
import { sureEndTyped, surePass } from '../views/panel/sure.ts';
import { feetOf, isWalking, strideOf } from '../views/panel/walk.ts';
import { severalPlaces } from '../views/several.ts';
import { type Direction, noStride, yetToComeIn } from '../views/strides.ts';

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
    if (direction) return towards(view, there.fight, direction, act);
    const to = tileMeant(there, options.to);
    if (to !== null) return act({ do: 'walk', to, step: null });
    const several = severalMeant(there, options.to);
    if (several.length > 0) return severalPlaces('walk', options.to, several);
    return everyone.menagerie
      ? nowhereToWalk(everyone.menagerie, orbAsked(options.to))
      : noMap(everyone);
  },
});

/** As the panel’s button does; where nobody walks the rules say why, as they do of the nearest stall. */
function towards(
  view: HeroView,
  fight: FightView | null | undefined,
  direction: Direction,
  act: (intent: Intent) => Promise<Screen>,
): Promise<Screen> | Screen {
  const stride = fight && strideOf(view, fight, direction);
  if (stride) return act({ do: 'fight', step: null, ...stride });
  if (fight && isWalking(fight)) {
    const own = fight.creatures.find(({ id }) => id === fight.you);
    // COMBAT-14: that a question waits is for the rules to say.
    if (fight.asked !== undefined && own) return act({ do: 'walk', to: own.tile, step: null });
    return noStride(direction, feetOf(view, fight));
  }
  if (view.legal.enter && view.legal.endTurn) return yetToComeIn;
  const [stall] = view.everyone.menagerie?.stalls ?? [];
  return stall ? act({ do: 'walk', to: stall.tile, step: null }) : noMap(view.everyone);
}

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
