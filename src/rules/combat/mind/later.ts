import { type Creature, type Duration } from '../creature.ts';
import { type Fight } from '../fight.ts';

type Lasting = { lasts?: Duration };

/**
 * A creature as it will be in its `turns`-th coming turn, as far as that can be foreseen: without
 * what will have ended by then (COMBAT-13).
 */
export function later({ turn }: Fight, creature: Creature, turns: number): Creature {
  const { conditions, boons, changes } = creature;
  if (conditions.length === 0 && boons.length === 0 && !changes) return creature;
  const stays = ({ lasts }: Lasting): boolean =>
    lasts === undefined ||
    lasts === 'until ended' ||
    lasts.turns >= turns + (turn.of === lasts.of ? 1 : 0);
  if (conditions.every(stays) && boons.every(stays) && (changes?.every(stays) ?? true))
    return creature;
  return {
    ...creature,
    conditions: conditions.filter(stays),
    boons: boons.filter(stays),
    ...(changes && { changes: changes.filter(stays) }),
  };
}
