import { type Fight, hindranceOf, isAtPeace, spentOne } from '../combat/index.ts';
import { type Body, distance } from '../board/space.ts';
import { type Tile } from '../board/tile.ts';
import { goOn } from '../fighting/turns.ts';
import { type HeroId, type RuleId } from '../names.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { type Scene } from '../scene.ts';
import { setFoot } from './open.ts';
import { besideOneOf, whyNoWay } from './near.ts';
import { heroIn, keepPace } from './pace.ts';
import { feetOf, travel } from './travel.ts';
import { setOff } from './walk.ts';

/**
 * ENTER-10: the loot round on the map; whoever has not chosen where to come in comes in by lot. Null where
 * the week has no map.
 */
export function inside(scene: Scene, hero: HeroId): Fight | null {
  if (!scene.game.fight) setFoot(scene, hero, undefined);
  return scene.game.fight;
}

/**
 * ORB-07, ITEM-36: what takes an action is nothing for whoever its conditions keep from it (COND-05). `asked`:
 * its hero has come in for it, and is asked about something there first (COMBAT-14), which stands.
 */
export function handsTied(scene: Scene, hero: HeroId): Refusal | 'asked' | null {
  const isIn = scene.game.fight !== null;
  const fight = inside(scene, hero);
  if (!isIn && fight?.pending) return 'asked';
  return fight && hindranceOf(fight, heroIn(fight, hero), { do: 'hide' });
}

/**
 * ORB-07, ENTER-12: goes next to one of those tiles, the nearest, for something to be done there. Whether
 * its hero is there and can do it now; refused by that rule where no safe way leads to any of them. Where
 * the week has no map everything is near.
 */
export function comeBeside(
  scene: Scene,
  hero: HeroId,
  tiles: readonly Tile[],
  rule: RuleId = 'ORB-07',
): boolean | Refusal {
  const outside = scene.game.fight ? {} : { outside: true as const };
  const held = handsTied(scene, hero);
  if (held) return held === 'asked' ? false : held;
  const { fight } = scene.game;
  const [first] = tiles;
  if (!fight || first === undefined) return true;
  const far = (body: Body, tile: Tile) => distance(body, { tile, size: 0 });
  const isThere = besideOneOf(tiles);
  const trip = travel(fight, hero, isThere, { dice: scene.dice, to: first, spare: 1 });
  if (isRefusal(trip)) return trip;
  if (trip.fight === fight)
    return (
      trip.stop === 'there' ||
      refuse('no safe way', rule, { tile: first, ...whyNoWay(fight, hero)(isThere), ...outside })
    );
  const stands = feetOf(trip.fight, hero);
  const nearest = tiles.toSorted((a, b) => far(stands, a) - far(stands, b))[0] ?? first;
  setOff(scene, hero, fight, trip, nearest);
  return trip.stop === 'there' && isQuiet(scene.game.fight);
}

const isQuiet = (fight: Fight | null): boolean =>
  fight !== null && isAtPeace(fight) && !fight.pending && !fight.outcome;

/** ENTER-04: what is done besides what the rules of fights know takes an action, too. */
export function spendAction(scene: Scene, hero: HeroId, on?: 'spell'): void {
  const { fight } = scene.game;
  if (!fight?.walk) return;
  const spent = spentOne(fight, heroIn(fight, hero), on === 'spell');
  goOn(scene, keepPace({ fight: spent, events: [] }, hero, scene.dice));
}
