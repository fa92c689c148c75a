import { type Dice } from '../dice.ts';
import { type Pending } from './fight.ts';

/** COMBAT-14: an act stops because a player has to say whether an ability is used. */
export class Paused extends Error {
  readonly asked: Pending['asked'];

  constructor(asked: Pending['asked']) {
    super(`${asked.of} is asked`);
    this.asked = asked;
  }
}

/**
 * Answers given so far, in the order of the questions; where they run out, the act stops. Who is
 * spoken for needs no question: that answer is added to them.
 */
export function asker(
  answers: boolean[],
  foretold: (asked: Pending['asked']) => boolean | null,
): (asked: Pending['asked']) => boolean {
  let next = 0;
  return (asked) => {
    const answer = answers[next++];
    if (answer !== undefined) return answer;
    const known = foretold(asked);
    if (known === null) throw new Paused(asked);
    answers.push(known);
    return known;
  };
}

/** First the dice as they fell the last time, then new ones; all of them are kept in `rolls`. */
export function replaying(dice: Dice, before: readonly number[], rolls: number[]): Dice {
  return {
    roll(sides, purpose) {
      const face = before[rolls.length] ?? dice.roll(sides, purpose);
      rolls.push(face);
      return face;
    },
  };
}
