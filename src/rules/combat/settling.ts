import { type Bout } from './bout.ts';
import { passIdleTurns } from './idle.ts';
import { comeDownWithRoom } from './landing.ts';
import { answerLater } from './later.ts';
import { rouseBosses } from './levelling.ts';
import { stepAsideWithRoom } from './move-deed.ts';
import { checkSaddles } from './riding.ts';
import { settle } from './settle.ts';

/** What follows of a beginning or an act that has settled, until somebody has to decide something. */
export function carryOn(bout: Bout): void {
  passOn(bout);
  stepAsideWithRoom(bout);
  if (comeDownWithRoom(bout)) {
    checkSaddles(bout);
    passOn(bout);
  }
  rouseBosses(bout);
}

function passOn(bout: Bout): void {
  if (passIdleTurns(bout)) settle(bout);
  while (bout.later.length > 0) {
    answerLater(bout);
    settle(bout);
  }
}
