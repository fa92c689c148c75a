import { type RuleId } from '../names.ts';
import { isUnderWay } from './acting.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type Fight } from './fight.ts';
import { reckonsWith } from './made-out.ts';
import { type FightRefusal, refuseAction } from './refusal.ts';

/** COND-01: without a name where the creature does not know who is there. */
export function nameKnownTo(fight: Fight, creature: Creature, id: CreatureId): string {
  const one = fight.creatures[id];
  return one && (one.kind === 'hero' || reckonsWith(fight, creature, one)) ? one.name : '';
}

/** It is not the creature’s time for it; before the fight has begun it is nobody’s. */
export const waitRefusal = (fight: Fight, creature: Creature, rule: RuleId): FightRefusal =>
  isUnderWay(fight)
    ? refuseAction('wait your turn', rule, { whose: nameKnownTo(fight, creature, fight.turn.of) })
    : answerFirst(fight, creature);

/** COMBAT-14: somebody is asked. */
export function answerFirst(fight: Fight, creature: Creature): FightRefusal {
  const of = fight.pending?.asked.of ?? creature.id;
  return refuseAction('answer first', 'COMBAT-14', { of: nameKnownTo(fight, creature, of) });
}
