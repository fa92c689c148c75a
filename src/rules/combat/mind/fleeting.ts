import { actsNow } from '../acting.ts';
import { type Creature } from '../creature.ts';
import { type Fight } from '../fight.ts';

/** ITEM-24: how many turns it still has after the present one; no end: it stays. */
export function turnsToCome(fight: Pick<Fight, 'turn'>, one: Creature): number {
  const { summoned } = one;
  if (!summoned || summoned.lasts === 'until ended') return Infinity;
  return summoned.lasts.turns - (actsNow(fight, one) ? 1 : 0);
}

/** With so many turns to come its life is worth as much as that of somebody who stays. */
const long = 4;

/** ITEM-24: a companion fights for whoever it will vanish with, and heeds its own life the less. */
const devotion = 0.35;

/** What its own life is worth to somebody beside what it does to others. */
export const regardOf = (fight: Pick<Fight, 'turn'>, me: Creature): number =>
  fading(turnsToCome(fight, me)) * (me.kind === 'companion' ? devotion : 1);

/** What is left of a life’s worth to whoever will have vanished after so many turns. */
export const fading = (turns: number): number => Math.max(0, Math.min(1, turns / long));
