import { isOnGuard } from './guarding.ts';
import { distance } from '../board/space.ts';
import { type ActionOf } from './action.ts';
import { areEnemies } from './bout.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type Fight } from './fight.ts';
import { hasLine } from './line.ts';
import { isBlind, isHiddenFrom, perceives, reckonsWith } from './made-out.ts';
import { type FightRefusal, refuseAction } from './refusal.ts';
import { areTied } from './tied.ts';

/** Whoever is called so, and is not gone for good; a player may have typed anything. */
export function named({ creatures }: Fight, id: CreatureId): Creature | undefined {
  const one = Object.hasOwn(creatures, id) ? creatures[id] : undefined;
  return one?.gone ? undefined : one;
}

/** COMBAT-03: why it cannot attack that one, with that. */
export function attackRefusal(
  fight: Fight,
  creature: Creature,
  action: ActionOf<'attack'>,
): FightRefusal | null {
  const target = named(fight, action.target);
  if (!target || !perceives(fight, creature, target))
    return unseenRefusal(fight, creature, action.target, 'COMBAT-03');
  if (!areEnemies(creature, target))
    return refuseAction('own side', areTied(fight, creature, target) ? 'DUEL-10' : 'COMBAT-03', {
      target: target.name,
    });
  if (target.leftBehind && !isOnGuard(target))
    return refuseAction('left behind', 'ENTER-07', { target: target.name });
  if (target.dead) return refuseAction('target dead', 'COMBAT-03', { target: target.name });
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

/**
 * COND-01: of who was never known to be there one is told the same as of who is not, by the `rule`
 * that asks for a target; COND-10: the blinded are told the same whomever they name.
 */
export function unseenRefusal(
  fight: Fight,
  creature: Creature,
  id: CreatureId,
  rule: 'COMBAT-03' | 'COMBAT-18',
): FightRefusal {
  if (isBlind(creature)) return refuseAction('target hidden', 'COND-10', {});
  const target = named(fight, id);
  const known = target && (target.kind === 'hero' || reckonsWith(fight, creature, target));
  if (!known) return refuseAction('no such target', rule, { target: id });
  const hidden = isHiddenFrom(fight, creature, target) ? 'COND-01' : 'COND-08';
  return refuseAction('target hidden', hidden, {});
}

/** COND-10: the same of what is no use of anything; who is there makes no difference. */
export const blindRefusal = (): FightRefusal =>
  refuseAction('condition forbids', 'COND-10', { condition: 'blinded' });
