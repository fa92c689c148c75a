import { type Fight } from './fight.ts';

/**
 * Two that mend faster than they wound each other would fight for ever, which no rule forbids. Past
 * this round a monster counts as ignored in each of its turns, so that it grows, and in any other
 * fight nothing mends any more.
 */
const longestStalemate = 100;

/** DUEL-10: at whose end a duel is a tie, whatever keeps the two from dying. */
export const lastDuelRound = 200;

export const isStale = ({ round }: Fight): boolean => round > longestStalemate;

/** Whether HP can be had in it still, of either kind. */
export const isBeyondMending = (fight: Fight): boolean =>
  fight.mode !== 'monster round' && isStale(fight);
