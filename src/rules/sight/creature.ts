import { type Tile } from '../board/tile.ts';
import { isSafe } from '../combat/bout.ts';
import {
  type Condition,
  type Creature,
  type CreatureId,
  type Guarding,
  type Side,
} from '../combat/creature.ts';
import { type Fight } from '../combat/fight.ts';
import { isOnGuard } from '../combat/guarding.ts';
import { healthWord, type HealthWord, hitPointsOf } from '../combat/health.ts';
import { type PublicOf } from '../combat/knowledge.ts';
import { companyOf, isHiddenFrom } from '../combat/made-out.ts';
import { guiseOf, statOf } from '../combat/reading.ts';
import { type StatName, statNames } from '../hero/stats.ts';
import { type HeroId } from '../names.ts';
import { isKnown } from './known.ts';
import { conditionsSeenBy, ownSeenBy } from './own.ts';
import { type Blows } from './blows.ts';
import { type Stings } from './stings.ts';
import { type Watcher } from './veil.ts';

/** A creature as one watcher knows it. */
export type SeenCreature = {
  id: CreatureId;
  name: string;
  kind: Creature['kind'];
  side: Side;
  player: HeroId | null;
  tile: Tile;
  /** STAT-11: as it fills tiles; a rider fills its mount's. */
  size: number;
  /** MOVE-16: the own size, which is the other one for whoever rides nobody. */
  stature: number;
  dead: boolean;
  /** COND-01: from the watcher's own creature, while another of its player's sees it; absent: it is not. */
  hidden?: true;
  /** ENTER-07: its owner is not there, and nothing comes upon it; absent: it was not left behind. */
  leftBehind?: true;
  /** GLOSS-05: what it keeps watch over, in peace; absent: nothing. */
  guards?: Guarding;
  /** COMBAT-12: what a health check would answer. */
  health: HealthWord;
  /** Null of a monster, whose level nobody is told. */
  level: number | null;
  /** COMBAT-11: the defences that were attacked, as they are now. */
  stats: Partial<Record<StatName, number>>;
  /** COMBAT-11: the attacks and abilities it has used. */
  abilities: string[];
  height: Creature['height'];
  mount: CreatureId | null;
  /** What is laid on it; of somebody else's hiding nothing. */
  conditions: Condition[];
  /** STAT-08: what it has been transformed into, which lies open; absent: into nothing. */
  guise?: string;
  /** COMBAT-15: of late something did nothing to it; absent: the watcher saw nothing of the kind. */
  proof?: true;
  /** COND-01: of the watcher's own, that somebody has struck it since its last turn; absent: nobody has. */
  struck?: true;
  /** COMBAT-11: how it has struck the watcher's own with basic attacks; absent: it has not. */
  blows?: Blows;
  /** COMBAT-14: how it answers to the watcher's own blows, as it has shown; absent: it has not. */
  stings?: Stings;
  /** COMBAT-08: HP that its special attacks have dealt to the watcher's own on average; absent: none has hit. */
  specials?: number;
  /** STAT-01: of the watcher's own, how many HP it has of how many; absent: it is not. */
  hp?: { now: number; most: number };
  /** All of it, where it is the watcher's own. */
  own: Creature | null;
};

/** What is public of it, and all of one's own. */
export function creatureSeenBy(fight: Fight, creature: Creature, eyes: Watcher): SeenCreature {
  const { id, name, kind, side, player, tile, size, dead, level, height, mount } = creature;
  const own = eyes.owns(id);
  const guise = guiseOf(creature)?.name;
  const seen = own ? ownSeenBy(fight, creature, eyes) : null;
  return {
    id,
    name,
    kind,
    side,
    player,
    tile,
    size,
    stature: mount === null ? size : statOf(creature, 'size'),
    dead,
    ...(isHiddenFromSelf(fight, creature, eyes) && { hidden: true }),
    ...(isSafe(creature) && { leftBehind: true }),
    ...(isOnGuard(creature) && creature.guards && { guards: creature.guards }),
    health: healthWord(creature),
    level: own || kind === 'hero' ? level : null,
    ...shownTo(fight, creature, eyes),
    height,
    mount: mount !== null && isKnown(fight, eyes, mount) ? mount : null,
    conditions: seen?.conditions ?? conditionsSeenBy(fight, creature, eyes),
    ...(guise !== undefined && { guise }),
    ...(own && { hp: hitPointsOf(creature) }),
    own: seen,
  };
}

function isHiddenFromSelf(fight: Fight, creature: Creature, { to }: Watcher): boolean {
  const self = to === 'everybody' ? undefined : fight.creatures[to];
  return self !== undefined && !creature.dead && isHiddenFrom(fight, self, creature);
}

/**
 * COMBAT-11: in an order that does not tell when the watcher learned what, and what it missed. ITEM-24:
 * what one of a player's creatures has learned all of them know.
 */
function shownTo(
  fight: Fight,
  creature: Creature,
  { to: watcher }: Watcher,
): Pick<SeenCreature, 'stats' | 'abilities'> {
  const { stats, abilities, to = {} } = fight.shown[creature.id] ?? { stats: [], abilities: [] };
  const self = watcher === 'everybody' ? undefined : fight.creatures[watcher];
  const own = (Object.entries(to) as [CreatureId, PublicOf][]).flatMap(([id, one]) => {
    const by = fight.creatures[id];
    return self && by && companyOf(by) === companyOf(self) ? [one] : [];
  });
  const known = new Set([...stats, ...own.flatMap((one) => one.stats)]);
  const learned = statNames.filter((stat) => known.has(stat));
  return {
    stats: Object.fromEntries(learned.map((stat) => [stat, statOf(creature, stat)])),
    abilities: [...new Set([...abilities, ...own.flatMap((one) => one.abilities)])].sort(),
  };
}
