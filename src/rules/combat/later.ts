import { type Bout, type Moment } from './bout.ts';
import { passIdleTurns } from './idle.ts';

/**
 * COMBAT-14: lets abilities answer to what was noted while something else went on: who was found, and
 * who lost a condition. Once the fight is over nothing does.
 */
export function answerLater(bout: Bout): void {
  while (bout.later.length > 0 && !bout.fight.outcome) {
    const moments: Moment[] = bout.later;
    bout.later = [];
    for (const moment of moments)
      if (!moment.sufferer?.dead && !bout.fight.outcome) bout.fire(moment);
    passIdleTurns(bout);
  }
  bout.later = [];
}
