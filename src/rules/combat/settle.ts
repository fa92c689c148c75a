import { type Dice } from '../dice.ts';
import { type Bout, type Fought } from './bout.ts';
import { clearGround } from './earthworks.ts';
import { type Fight } from './fight.ts';
import { growIntoRoom } from './levelling.ts';
import { boutOf, closed } from './open-bout.ts';
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

/** STAT-11, MOVE-12: what follows of itself where somebody is something else than before, without an act. */
export function settled(fight: Fight, dice: Dice): Fought {
  const bout = boutOf(fight, dice);
  settle(bout);
  return closed(bout);
}
