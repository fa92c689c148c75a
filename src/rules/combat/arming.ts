import { type BasicAttack } from '../hero/stats.ts';
import { type Arms, type Creature, type CreatureId, type Grant } from './creature.ts';

/** COMBAT-03: another attack, or all of its attacks otherwise, for a while; an ability's last grant holds. */
export function arm(creature: Creature, grant: Grant): void {
  const { base, grants } = creature.arms ?? { base: creature.sheet.attacks, grants: [] };
  const others = grants.filter(({ from, name }) => from !== grant.from || name !== grant.name);
  wield(creature, { base, grants: [...others, grant] });
}

/** Leaves it what `stays`. */
export function disarm(creature: Creature, stays: (grant: Grant) => boolean): void {
  const { arms } = creature;
  if (arms && !arms.grants.every(stays))
    wield(creature, { ...arms, grants: arms.grants.filter(stays) });
}

/** COMBAT-13: at the end of a turn of `of`. */
export function wearArms(creature: Creature, of: CreatureId): void {
  const { arms } = creature;
  if (!arms?.grants.some(({ lasts }) => lasts !== 'until ended' && lasts.of === of)) return;
  const grants = arms.grants.flatMap((one) => {
    const { lasts } = one;
    if (lasts === 'until ended' || lasts.of !== of) return [one];
    return lasts.turns > 1 ? [{ ...one, lasts: { of, turns: lasts.turns - 1 } }] : [];
  });
  wield(creature, { ...arms, grants });
}

/** The sheet as it is with these; its own attacks keep their places in it. */
function wield(creature: Creature, { base, grants }: Arms): void {
  const all = [...base, ...grants.flatMap(({ attack }) => (attack ? [attack] : []))];
  const attacks = grants.reduce((list, grant) => list.map((one) => altered(one, grant)), all);
  creature.sheet = { ...creature.sheet, attacks };
  if (grants.length === 0) delete creature.arms;
  else creature.arms = { base, grants };
}

function altered(attack: BasicAttack, { by, type }: Grant): BasicAttack {
  if (!by && !type) return attack;
  return {
    ...attack,
    range: Math.max(1, attack.range + (by?.range ?? 0)),
    damage: Math.max(0, attack.damage + (by?.damage ?? 0)),
    piercing: Math.max(0, attack.piercing + (by?.piercing ?? 0)),
    type: type ?? attack.type,
  };
}
