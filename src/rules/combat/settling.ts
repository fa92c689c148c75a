import { type Bout } from './bout.ts';
import { clearGround } from './earthworks.ts';
import { passIdleTurns } from './idle.ts';
import { comeDownWithRoom } from './landing.ts';
import { answerLater } from './later.ts';
import { growIntoRoom, rouseBosses } from './levelling.ts';
import { stepAsideWithRoom } from './move-deed.ts';
import { checkSaddles } from './riding.ts';
import { sendOrphans } from './vanishing.ts';

/** What follows of itself from where all are, and who is left. */
export function settle(bout: Bout): void {
  // Whom the dead have called, and what they have laid, as they died.
  sendOrphans(bout);
  clearGround(bout);
  growIntoRoom(bout);
  checkSaddles(bout);
}

/** The same after a beginning or an act, until somebody has to decide something. */
export function carryOn(bout: Bout): void {
  passOn(bout);
  settle(bout);
  stepAsideWithRoom(bout);
  if (comeDownWithRoom(bout)) {
    checkSaddles(bout);
    passOn(bout);
  }
  rouseBosses(bout);
}

function passOn(bout: Bout): void {
  passIdleTurns(bout);
  answerLater(bout);
}
