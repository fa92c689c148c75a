import { areEnemies, livingIn } from './bout.ts';
import { type Fight } from './fight.ts';
import { hasLine } from './line.ts';

/** ENTER-09: notes that enemies have met in this round: attacked, or had line of sight. */
export function noteContact(fight: Fight): void {
  if (fight.mode !== 'loot' || fight.met) return;
  if (fight.turn.attacked || areInSight(fight)) fight.met = true;
}

/** With each round one begins to look anew. */
export function lookForContact(fight: Fight): void {
  if (fight.mode !== 'loot') return;
  fight.met = undefined;
  if (areInSight(fight)) fight.met = true;
}

/** Hidden or not: what counts is what stands between them. */
function areInSight(fight: Fight): boolean {
  const living = livingIn(fight);
  return living.some((one) =>
    living.some(
      (other) =>
        areEnemies(one, other) &&
        !one.leftBehind &&
        !other.leftBehind &&
        hasLine(fight, one, other),
    ),
  );
}
