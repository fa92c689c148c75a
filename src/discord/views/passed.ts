import { type EventFaces } from '../../rules/event.ts';
import { count } from './times.ts';

type Passed = NonNullable<EventFaces['passed']['public']>;

/** What passing has come to (TURN-03, TURN-04, TURN-06), for who has passed. */
export const passedLine = ({ then, strikes, limit }: Passed) =>
  limit === undefined
    ? passedText[then](strikes)
    : `You have passed. You have made up ${count(limit, 'turn')}, the limit in this game (TURN-06), so this turn is lost.`;

const passedText = {
  'make-up': () => 'You have passed. You make your turn up once all others have had theirs.',
  strike: (strikes: number) =>
    `You have passed with the monster undefeated: strike ${strikes} of 3, and no loot this week.`,
  forfeit: () => 'You have passed your make-up turn; it is lost.',
};

/**
 * The same, for whose turn was passed without them (TURN-05). `opened`: they have read already that the
 * make-up turn is open.
 */
export const passedNote = (face: Passed, opened?: true): string =>
  face.missed
    ? 'You have not taken your turn in time, so it is lost, without a make-up turn or a strike (TURN-05).'
    : face.spared
      ? 'You are away, so your turn was passed with the monster undefeated: no loot this week, but no strike (TURN-05).'
      : face.then === 'strike'
        ? `Your turn was passed with the monster undefeated: strike ${face.strikes} of 3, and no loot this week.`
        : face.then === 'make-up'
          ? opened
            ? 'Your turn before this one was passed; the make-up turn that is open now stands in its place.'
            : 'Your turn was passed; you make it up once all others have had theirs.'
          : face.limit === undefined
            ? 'Your make-up turn was passed and is lost.'
            : `Your turn was passed and is lost: you have made up ${count(face.limit, 'turn')}, the limit in this game (TURN-06).`;
