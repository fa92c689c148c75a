import { type Body } from '../board/space.ts';
import { aurasOver } from './auras.ts';
import { type Bout } from './bout.ts';
import { type Creature } from './creature.ts';
import { ridersOf } from './rider.ts';

export const placeOf = ({ tile, size }: Creature): Body => ({ tile, size });

/** Whether it, or who rides it, has come into an aura by its last step. */
export const comesIntoAuras = (bout: Bout, mover: Creature, before: Body): boolean =>
  comers(bout, mover).some((one) => aurasOver(bout, one, before).length > 0);

/**
 * Who comes along where it goes: it and its riders. MOVE-12: asked before the ground acts, which may
 * kill a mount under them. Nobody where there is no aura to come into.
 */
export const comers = ({ auras, fight }: Bout, mover: Creature): readonly Creature[] =>
  auras.length === 0 ? nobody : [mover, ...ridersOf(fight, mover)];

const nobody: readonly Creature[] = [];

/**
 * COMBAT-18: what it does to those to have come from `before` to where they are now; with null, to
 * start a turn there, or to come from nowhere.
 */
export function comeInto(bout: Bout, them: readonly Creature[], before: Body | null): void {
  for (const one of them) for (const aura of aurasOver(bout, one, before)) bout.feel(one, aura);
}
