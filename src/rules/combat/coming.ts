import { type Body } from '../board/space.ts';
import { aurasOver } from './auras.ts';
import { type Bout } from './bout.ts';
import { type Creature } from './creature.ts';
import { ridersOf } from './rider.ts';

export const placeOf = ({ tile, size }: Creature): Body => ({ tile, size });

/** Whether it, or who rides it, has come into an aura by its last step. */
export const comesIntoAuras = (bout: Bout, mover: Creature, before: Body): boolean =>
  bout.auras.length > 0 &&
  withRider(bout, mover).some((one) => aurasOver(bout, one, before).length > 0);

/**
 * COMBAT-18: what it does to a creature to have come from `before` to where it is now, and to its
 * rider; with null, to start a turn there.
 */
export function comeInto(bout: Bout, mover: Creature, before: Body | null): void {
  if (bout.auras.length === 0) return;
  for (const one of before === null ? [mover] : withRider(bout, mover))
    for (const aura of aurasOver(bout, one, before)) bout.feel(one, aura);
}

const withRider = ({ fight }: Bout, mover: Creature): Creature[] => [
  mover,
  ...ridersOf(fight, mover),
];
