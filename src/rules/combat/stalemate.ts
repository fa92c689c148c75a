import { type Fight } from './fight.ts';
import { isAtPeace } from './at-peace.ts';

/**
 * Two that mend faster than they wound each other would fight for ever, which no rule forbids. Past
 * this round a monster counts as ignored in each of its turns, so that it grows, and in any other
 * fight nothing mends any more.
 */
const longestStalemate = 100;

/**
 * At whose end any fight is over, whatever keeps them from each other: a duel is a tie (DUEL-10), a
 * challenger has failed (MONSTER-02), and all others part (ENTER-09).
 */
export const lastRound = 200;

export const isStale = (fight: Fight): boolean =>
  fight.round > longestStalemate && !isAtPeace(fight);

/** Whether HP can be had in it still, of either kind. */
export const isBeyondMending = (fight: Fight): boolean =>
  fight.mode !== 'monster round' && isStale(fight);

export const isLastRound = ({ round }: Fight): boolean => round >= lastRound;
