import { type Bout } from './bout.ts';
import { clearGround } from './earthworks.ts';
import { growIntoRoom } from './levelling.ts';
import { lookAround } from './perception.ts';
import { checkSaddles } from './riding.ts';
import { sendOrphans } from './vanishing.ts';

/** What follows of itself from where all are, and who is left; and who sees whom now. */
export function settle(bout: Bout): void {
  // Whom the dead have called, and what they have laid, as they died.
  sendOrphans(bout);
  clearGround(bout);
  growIntoRoom(bout);
  checkSaddles(bout);
  if (!bout.fight.outcome) lookAround(bout);
}
