import { type Fight } from './fight.ts';

/**
 * ENTER-03, ENTER-04: the loot round that this is, `left`: how many of its actions are still to come.
 * `combat`: one goes on in it (ENTER-09), for which its clock stands still, with so many milliseconds to
 * `rest` of it where the house has one; absent: there is peace. `patched`: what its hero has on is other
 * once that is over (GAME-06).
 */
export type Walk = {
  left: number;
  combat?: true | undefined;
  rest?: number | undefined;
  patched?: true | undefined;
};

/** ENTER-09: a loot round in which no combat goes on. */
export const isAtPeace = ({ walk }: Pick<Fight, 'walk'>): boolean =>
  walk !== undefined && walk.combat === undefined;

/** ENTER-04: notes how many actions are done in this turn, those that abilities have given among them. */
export function countActions({ turn }: Fight): void {
  turn.counted = Math.max(turn.counted ?? 0, 1 + (turn.given ?? 0) - turn.actions);
}
