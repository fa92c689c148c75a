import { type Bout, type Moment } from './bout.ts';
import { settle } from './settle.ts';

/**
 * COMBAT-14: lets abilities answer to what was noted while something else went on: who was found, and
 * who lost a condition. What comes of an answer is answered as well; the caps of a chain hold
 * (GAME-06). Once the fight is over nothing answers.
 */
export function answerLater(bout: Bout): void {
  while (bout.later.length > 0) {
    const moments: Moment[] = bout.later;
    bout.later = [];
    for (const moment of moments)
      if (!moment.sufferer?.dead && !bout.fight.outcome) bout.fire(moment);
    settle(bout);
  }
}
