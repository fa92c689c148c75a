import { type BasicAttack } from '../hero/stats.ts';
import { type Arms, type Creature, type CreatureId, type Grant } from './creature.ts';

/** COMBAT-03: another attack, or all of its attacks otherwise, for a while; an effect's last grant holds. */
export function arm(creature: Creature, grant: Grant): void {
  const { base, grants } = creature.arms ?? { base: creature.sheet.attacks, grants: [] };
  const others = grants.filter((one) => !isAgain(one, grant));
  wield(creature, { base, grants: [...others, grant] });
}

/** Whether one ability, or one part of it, has granted that before. */
function isAgain(one: Grant, grant: Grant): boolean {
  if (one.from !== grant.from || one.name !== grant.name) return false;
  if (one.instead ?? grant.instead) return false;
  if (grant.attack) return true;
  const changes = ({ by, type }: Grant) => [...Object.keys(by ?? {}), type].join();
  return one.of === grant.of && changes(one) === changes(grant);
}

/** Leaves it what `stays`, and gives what does not. */
export function disarm(creature: Creature, stays: (grant: Grant) => boolean): Grant[] {
  const { arms } = creature;
  if (!arms || arms.grants.every(stays)) return [];
  const { base, grants } = arms;
  wield(creature, { base, grants: grants.filter(stays) });
  return grants.filter((one) => !stays(one));
}

/** COMBAT-13: at the end of a turn of `of`; what is over. */
export function wearArms(creature: Creature, of: CreatureId): Grant[] {
  const { arms } = creature;
  if (!arms?.grants.some(({ lasts }) => lasts !== 'until ended' && lasts.of === of)) return [];
  const { base } = arms;
  const worn = arms.grants.map((one) => {
    const { lasts } = one;
    if (lasts === 'until ended' || lasts.of !== of) return one;
    return { ...one, lasts: { of, turns: lasts.turns - 1 } };
  });
  const stays = ({ lasts }: Grant) => lasts === 'until ended' || lasts.turns > 0;
  wield(creature, { base, grants: worn.filter(stays) });
  return worn.filter((one) => !stays(one));
}

/** COMBAT-03: what it attacks with, be it as what it is for a while, without whatever was granted besides. */
export const ownAttacks = ({ arms, sheet }: Creature): readonly BasicAttack[] =>
  arms ? heldIn(arms) : sheet.attacks;

const heldIn = ({ base, grants }: Arms): readonly BasicAttack[] =>
  grants.find(({ instead }) => instead)?.instead ?? base;

/** The sheet as it is with these; its own attacks keep their places in it. */
export function wield(creature: Creature, { base, grants }: Arms): void {
  const held = heldIn({ base, grants });
  const all = [...held, ...grants.flatMap(({ attack }) => (attack ? [attack] : []))];
  const attacks = all.map((one) => altered(one, grants));
  creature.sheet = { ...creature.sheet, attacks };
  if (grants.length === 0) creature.arms = undefined;
  else creature.arms = { base, grants };
}

/** COMBAT-03: all that changes it adds up before any bound is set to it; the last type holds. */
function altered(attack: BasicAttack, grants: readonly Grant[]): BasicAttack {
  const changes = grants.filter(({ by, type }) => by ?? type);
  if (changes.length === 0) return attack;
  const changed = (of: 'range' | 'damage' | 'piercing') =>
    changes.reduce((sum, { by }) => sum + (by?.[of] ?? 0), attack[of]);
  return {
    ...attack,
    range: Math.max(1, changed('range')),
    damage: Math.max(0, changed('damage')),
    piercing: Math.max(0, changed('piercing')),
    type: changes.reduce((last, { type }) => type ?? last, attack.type),
  };
}
