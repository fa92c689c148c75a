import { amountOf } from '../../abilities/amount.ts';
import { type Creature } from '../creature.ts';
import { type Fight } from '../fight.ts';
import { resistTo } from '../harm.ts';
import { statOf } from '../reading.ts';
import { later } from './later.ts';

/** COMBAT-13: the damage that each of its coming turns brings it by itself; null: none of them does. */
export function suffered(fight: Fight, one: Creature, turns: number): number[] | null {
  if (!one.afflictions?.length) return null;
  return Array.from({ length: turns + 1 }, (_, turn) =>
    turn === 0 ? 0 : burden(later(fight, one, turn)),
  );
}

const burden = (one: Creature): number =>
  (one.afflictions ?? []).reduce((sum, { amount, x, level, type }) => {
    const hurt = amountOf(amount, { x, level }, (sides) => (sides + 1) / 2);
    return sum + Math.max(0, hurt - statOf(one, resistTo(type)));
  }, 0);
