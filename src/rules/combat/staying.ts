import { type Carried, type Uses } from '../abilities/carried.ts';
import { wield } from './arming.ts';
import { type Creature } from './creature.ts';

/** MONSTER-02: what stays of a monster from one challenger to the next; absent: as it came. */
export type Stay = Pick<
  Creature,
  'level' | 'size' | 'damageTaken' | 'tile' | 'conditions' | 'ignored' | 'idle'
> &
  Partial<Pick<Creature, (typeof alsoStays)[number]>>;

const alsoStays = [
  'mount',
  'height',
  'depth',
  'calm',
  'movement',
  'lentWays',
  'temporaryHp',
  'boons',
  'changes',
  'afflictions',
  'arms',
  'tunings',
  'protections',
  'kit',
] as const;

/** What a monster keeps for the next challenger. */
export function stayOf(monster: Creature): Stay {
  const { level, size, damageTaken, tile, conditions, ignored, idle } = monster;
  const more = alsoStays.filter((key) => monster[key] !== undefined && monster[key] !== null);
  return {
    ...Object.fromEntries(more.map((key) => [key, monster[key]])),
    level,
    size,
    damageTaken,
    tile,
    conditions,
    ignored,
    idle,
  };
}

/** The monster as the last challenger left it; its rounds begin anew, and no other count does. */
export function asLeft(fresh: Creature, { arms, kit, ...stay }: Stay): Creature {
  const monster: Creature = { ...fresh, ...stay, ...(kit && { kit: kit.map(inNoRound) }) };
  if (arms) wield(monster, { base: monster.sheet.attacks, grants: arms.grants });
  return monster;
}

const inNoRound = (carried: Carried): Carried => ({
  ...carried,
  uses: Object.fromEntries(
    Object.entries(carried.uses).map(([at, uses]) => [at, usedBefore(uses)]),
  ),
});

const usedBefore = ({ fight, last }: Uses): Uses => ({
  turn: 0,
  round: 0,
  fight,
  last: { round: 0, of: last.of },
});
