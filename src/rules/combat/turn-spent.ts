import { isAnybodyActing } from './acting.ts';
import { isAtPeace } from './at-peace.ts';
import { areEnemies, type Bout, creatureOf, livingIn } from './bout.ts';
import { type Creature } from './creature.ts';
import { isDecided } from './ending.ts';
import { type Fight } from './fight.ts';
import { isCombatOver } from './peace.ts';

/** Whether whoever acts has nothing left to do in this turn. */
export function isTurnSpent(bout: Bout): boolean {
  const { fight } = bout;
  const creature = creatureOf(fight, fight.turn.of);
  if (creature.dead || !isAnybodyActing(fight)) return true;
  // ENTER-09: in peace nobody but who walks does anything.
  if (isAtPeace(fight)) return creature.kind !== 'hero';
  if (fight.walk ? isCombatOver(fight) : !isOpposed(fight, creature)) return true;
  return creature.player !== null && isDecided(bout);
}

function isOpposed(fight: Fight, creature: Creature): boolean {
  for (const one of livingIn(fight))
    if (one.kind !== 'companion' && areEnemies(creature, one)) return true;
  return false;
}
