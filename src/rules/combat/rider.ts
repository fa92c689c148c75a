import { livingIn } from './bout.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type Fight } from './fight.ts';

export function riderOf(fight: Fight, mount: Creature): Creature | undefined {
  for (const one of livingIn(fight)) if (one.mount === mount.id) return one;
  return undefined;
}

/**
 * SLOT-07: a rider can be ridden too. On whose feet it all stands: its own where it rides nobody.
 * `base`: one among those whom it rides, as if that one rode nobody; absent: none.
 */
export function mountUnder({ creatures }: Fight, one: Creature, base?: CreatureId): CreatureId {
  let { id, mount } = one;
  while (mount !== null && id !== base)
    ({ id, mount } = { id: mount, mount: creatures[mount]?.mount ?? null });
  return id;
}

/** Who rides it, who rides that one, and so on. */
export function ridersOf(fight: Fight, mount: Creature): readonly Creature[] {
  const rider = riderOf(fight, mount);
  return rider ? [rider, ...ridersOf(fight, rider)] : nobody;
}

const nobody: readonly Creature[] = [];
