import { followed } from '../abilities/followed.ts';
import { wield } from './arming.ts';
import { type Boon, type Creature } from './creature.ts';
import { creatureFrom, type Entrant } from './enter.ts';
import { type Fight } from './fight.ts';
import { retune } from './tuning.ts';

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
    name: worn.name,
    sheet: worn.sheet,
    boons: [
      ...unspent(worn.boons, before.shieldSpent ?? 0),
      ...before.boons.filter(({ lasts }) => lasts !== undefined),
    ],
    movement: [...new Set([...worn.movement, ...(before.lentWays ?? []).map(({ kind }) => kind)])],
    kit: worn.kit?.map((thing) => ({ ...thing, ...leftOf(before, thing) })),
  };
  const { arms } = before;
  if (arms) wield(after, { base: worn.sheet.attacks, grants: arms.grants });
  if (before.tunings) retune(after, before.tunings);
  return { ...fight, creatures: { ...fight.creatures, [entrant.id]: after } };
}

type Thing = NonNullable<Creature['kit']>[number];

/** How often each ability of it has been used, and whether it has gone off (ITEM-26). */
function leftOf(
  { kit = [] }: Creature,
  { item, abilities }: Thing,
): Partial<Pick<Thing, 'uses' | 'spent'>> {
  const known = kit.find((one) => one.item === item);
  if (!known) return {};
  // ITEM-13: with one crystal more all that counts them is other, and each is where it was.
  const uses = followed(known.uses, known.abilities, abilities, true);
  return { uses, spent: known.spent };
}

/** QUEST-09: as many charges of its shields as are gone stay so, of the first that it has on first. */
function unspent(worn: readonly Boon[], spent: number): Boon[] {
  let gone = spent;
  return worn.flatMap((boon): Boon[] => {
    if (boon.kind !== 'legendary shield') return [boon];
    const charges = boon.charges - gone;
    gone = Math.max(0, -charges);
    return charges > 0 ? [{ ...boon, charges }] : [];
  });
}
