import { ownerOf } from './acting.ts';
import { isAtPeace } from './at-peace.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type Fight } from './fight.ts';
import { has, statOf } from './reading.ts';
import { mountUnder } from './rider.ts';

/**
 * ITEM-24: in peace who comes along lets its owner by, and gives up its place to it, unless it cannot go.
 * `feet`: on whose feet the owner goes, its own or a mount's.
 */
export function letsBy(fight: Fight, one: Creature, feet: CreatureId): boolean {
  if (one.kind !== 'companion' || !isAtPeace(fight)) return false;
  // SLOT-07: who rides goes as what it rides does.
  const mount = one.mount === null ? undefined : fight.creatures[one.mount];
  if (mount) return letsBy(fight, mount, feet);
  // MOVE-04: who hovers without wings of its own goes nowhere up there.
  if (one.height === 'air' && !one.movement.includes('fly')) return false;
  if (statOf(one, 'speed') < 1 || keeping.some((kind) => has(one, kind))) return false;
  const owner = ownerIn(fight, one);
  // MOVE-12: who gets off stands on its own feet, and its mount where it is.
  return (
    owner !== undefined &&
    owner.mount !== one.id &&
    (owner.id === feet || mountUnder(fight, owner) === feet)
  );
}

/** COND-03, COND-05, COND-07, COND-08: who has one of these goes nowhere, or not where it likes. */
const keeping = ['goaded', 'stunned', 'restrained', 'ethereal'] as const;

/** Within whose turn it acts; undefined: nobody's. */
export function ownerIn({ creatures }: Fight, one: Creature): Creature | undefined {
  const owner = ownerOf(one);
  return owner === null ? undefined : creatures[owner];
}
