import { distance } from '../board/space.ts';
import { type ActionOf } from './action.ts';
import { areEnemies } from './bout.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type Fight } from './fight.ts';
import { hasLine } from './line.ts';
import { isHiddenFrom, makesOut } from './made-out.ts';
import { has } from './reading.ts';
import { type FightRefusal, refuseAction } from './refusal.ts';

/** Whoever is called so; a player may have typed anything. */
export const named = ({ creatures }: Fight, id: CreatureId): Creature | undefined =>
  Object.hasOwn(creatures, id) ? creatures[id] : undefined;

/** COMBAT-03: why it cannot attack that one, with that. */
export function attackRefusal(
  fight: Fight,
  creature: Creature,
  action: ActionOf<'attack'>,
): FightRefusal | null {
  const target = named(fight, action.target);
  if (!target) return refuseAction('no such target', 'COMBAT-03', { target: action.target });
  if (!areEnemies(creature, target))
    return refuseAction('own side', 'COMBAT-03', { target: target.name });
  if (target.dead) return refuseAction('target dead', 'COMBAT-03', { target: target.name });
  const veil = veilOf(fight, creature, target);
  if (veil) return veil;
  const attack = creature.sheet.attacks[action.attack];
  if (!attack) {
    const attacks = creature.sheet.attacks.map(({ name }) => name);
    return refuseAction('no such attack', 'COMBAT-03', { attack: action.attack, attacks });
  }
  const far = distance(creature, target);
  const facts = { target: target.name, attack: attack.name, range: attack.range, distance: far };
  if (far > attack.range) return refuseAction('out of range', 'COMBAT-03', facts);
  if (hasLine(fight, creature, target)) return null;
  return refuseAction('no line of sight', 'MOVE-13', { target: target.name });
}

/** COND-01: of who was never known to be there one is told the same as of who is not. */
function veilOf(fight: Fight, creature: Creature, target: Creature): FightRefusal | null {
  if (makesOut(fight, creature, target)) return null;
  if (target.kind !== 'hero')
    return refuseAction('no such target', 'COMBAT-03', { target: target.id });
  const blinded = has(creature, 'blinded') ? 'COND-10' : null;
  const rule = isHiddenFrom(fight, creature, target) ? 'COND-01' : 'COND-08';
  return refuseAction('target hidden', blinded ?? rule, {});
}
