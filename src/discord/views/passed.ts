import { type EventFaces } from '../../rules/event.ts';
import { count } from './times.ts';

/** What passing has come to (TURN-03, TURN-04, TURN-06), for who has passed. */
export const passedLine = ({
  then,
  strikes,
  limit,
}: NonNullable<EventFaces['passed']['public']>) =>
  limit === undefined
    ? passedText[then](strikes)
    : `You have passed. You have made up ${count(limit, 'turn')}, the limit in this game (TURN-06), so this turn is lost.`;

const passedText = {
  'make-up': () => 'You have passed. You make your turn up after the others.',
  strike: (strikes: number) =>
    `You have passed with the monster undefeated: strike ${strikes} of 3, and no loot this week.`,
  forfeit: () => 'You have passed your make-up turn; it is lost.',
};
