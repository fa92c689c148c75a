import { type Bout } from './bout.ts';
import { passIdleTurns } from './idle.ts';
import { comeDownWithRoom } from './landing.ts';
import { answerLater } from './later.ts';
import { rouseBosses } from './levelling.ts';
import { makeWay } from './making-way.ts';
import { stepAsideWithRoom } from './move-deed.ts';
import { checkSaddles } from './riding.ts';
import { settle } from './settle.ts';

/** What follows of a beginning or an act that has settled, until somebody has to decide something. */
export function carryOn(bout: Bout): void {
  passOn(bout);
  makeWay(bout);
  stepAsideWithRoom(bout);
  if (comeDownWithRoom(bout)) {
    checkSaddles(bout);
    passOn(bout);
  }
  rouseBosses(bout);
}

/** Turns of those who can do nothing may bring ever more answers: so often they are passed in an act. */
const mostPasses = 6;

function passOn(bout: Bout): void {
  answerLater(bout);
  for (let pass = 0; pass < mostPasses && passIdleTurns(bout); pass++) {
    settle(bout);
    if (bout.later.length === 0) return;
    answerLater(bout);
  }
}
