import { type RuleId } from '../names.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type Fight } from './fight.ts';
import { reckonsWith } from './made-out.ts';
import { type FightRefusal, refuseAction } from './refusal.ts';

/** COND-01: without a name where the creature does not know who is there. */
export function nameKnownTo(fight: Fight, creature: Creature, id: CreatureId): string {
  const one = fight.creatures[id];
  return one && (one.kind === 'hero' || reckonsWith(fight, creature, one)) ? one.name : '';
}

/** It is not the creature’s time for it. */
export const waitRefusal = (fight: Fight, creature: Creature, rule: RuleId): FightRefusal =>
  refuseAction('wait your turn', rule, { whose: nameKnownTo(fight, creature, fight.turn.of) });
