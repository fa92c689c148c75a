import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';

/**
 * DUEL-10: two heroes in one monster round are there for a tie. Neither can harm or hinder the other,
 * nor what is the other's, and they are no allies of each other's abilities either.
 */
export const areTied = (
  { mode }: Pick<Fight, 'mode'>,
  { side, player }: Creature,
  other: Creature,
): boolean =>
  mode === 'monster round' &&
  side === other.side &&
  player !== other.player &&
  player !== null &&
  other.player !== null;
