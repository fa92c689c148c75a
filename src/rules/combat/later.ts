import { type Bout, type Moment } from './bout.ts';
import { passIdleTurns } from './idle.ts';

/** Turns of those who can do nothing may bring ever more of it: so often it is looked for in an act. */
const mostPasses = 6;

/**
 * COMBAT-14: lets abilities answer to what was noted while something else went on: who was found, and
 * who lost a condition. Once the fight is over nothing does.
 */
export function answerLater(bout: Bout): void {
  for (let pass = 0; bout.later.length > 0 && pass < mostPasses; pass++) {
    answerNow(bout);
    passIdleTurns(bout);
  }
  bout.later = [];
}

/** What comes of an answer is answered as well; the caps of a chain hold (GAME-06). */
function answerNow(bout: Bout): void {
  while (bout.later.length > 0) {
    const moments: Moment[] = bout.later;
    bout.later = [];
    for (const moment of moments)
      if (!moment.sufferer?.dead && !bout.fight.outcome) bout.fire(moment);
  }
}
