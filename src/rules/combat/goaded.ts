import { distance, type Body } from '../board/space.ts';
import { type FightAction } from './action.ts';
import { livingEnemies } from './bout.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { makesOut } from './made-out.ts';

/** COND-03: attacks, and moves that end nearer to an enemy that it sees. */
export function isGoadedTo(fight: Fight, creature: Creature, action: FightAction): boolean {
  if (action.do === 'attack') return true;
  return (
    action.do === 'move' && comesCloser(fight, creature, { tile: action.to, size: creature.size })
  );
}

/** COND-03: whether it is nearer there to an enemy that it sees. */
export function comesCloser(fight: Fight, creature: Creature, there: Body): boolean {
  return livingEnemies(fight, creature).some(
    (enemy) =>
      makesOut(fight, creature, enemy) && distance(there, enemy) < distance(creature, enemy),
  );
}
