import { wield } from './arming.ts';
import { type Creature } from './creature.ts';
import { creatureFrom, type Entrant } from './enter.ts';
import { type Fight } from './fight.ts';

/**
 * ENTER-02: somebody in the midst of a loot round with what it has on since: stats, attacks, abilities
 * and ways to move are the entrant's; wounds, conditions and whatever lasts for a while stay, as does
 * how often each thing has been used.
 */
export function refitted(fight: Fight, entrant: Entrant): Fight {
  const before = fight.creatures[entrant.id];
  if (!before) throw new Error(`${entrant.id} is not there to wear anything`);
  const worn = creatureFrom(entrant);
  const after: Creature = {
    ...before,
    sheet: worn.sheet,
    boons: [...worn.boons, ...before.boons.filter(({ lasts }) => lasts !== undefined)],
    movement: [...new Set([...worn.movement, ...(before.lentWays ?? []).map(({ kind }) => kind)])],
    kit: worn.kit?.map((thing) => ({ ...thing, uses: usesOf(before, thing.item) })),
  };
  const { arms } = before;
  if (arms) wield(after, { base: worn.sheet.attacks, grants: arms.grants });
  return { ...fight, creatures: { ...fight.creatures, [entrant.id]: after } };
}

type Thing = NonNullable<Creature['kit']>[number];

const usesOf = ({ kit = [] }: Creature, item: Thing['item']): Thing['uses'] =>
  kit.find((one) => one.item === item)?.uses ?? {};
