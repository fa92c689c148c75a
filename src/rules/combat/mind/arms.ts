import { type BasicAttack, type StatName } from '../../hero/stats.ts';
import { type ItemId } from '../../names.ts';
import { isProof } from '../conditions.ts';
import { type Creature } from '../creature.ts';
import { type Fight } from '../fight.ts';
import { resistTo } from '../harm.ts';
import { canPay } from '../price.ts';
import { criticalFrom, hasBoon, statOf } from '../reading.ts';
import { worthOf } from './straw-man.ts';

/** Something to do to an enemy from afar or near: what one use of it is worth in damage. */
export type Arm = {
  range: number;
  /** How often in one turn. */
  uses: number;
  worth(by: Creature, to: Creature): number;
};

/** All that a creature can do to an enemy, basic attacks first; nothing with what it is to keep. */
export const armsOf = (fight: Fight, creature: Creature, keep: readonly ItemId[] = []): Arm[] => [
  ...creature.sheet.attacks.map(basic),
  ...(creature.kit ?? []).flatMap((carried) =>
    carried.spent || keep.includes(carried.item)
      ? []
      : carried.abilities.flatMap((ability, index): Arm[] => {
          if (!('use' in ability) || canPay(fight, creature, carried, index, ability) !== null)
            return [];
          const tried = worthOf(creature, carried, index);
          if (tried.onHit <= 0) return [];
          const scarce = ability.limit !== undefined || ability.charge || ability['used up'];
          return [
            {
              range: tried.range,
              uses: scarce ? 1 : 2,
              worth: (by, to) =>
                isProof(to, by)
                  ? 0
                  : tried.onHit * chanceOf(ability.special?.against ?? null, carried.x, by, to),
            },
          ];
        }),
  ),
];

/** Basic attacks can be made as often as there are actions. */
export const tireless = 9;

export const basic = (attack: BasicAttack): Arm => ({
  range: attack.range,
  uses: tireless,
  worth: (by, to) => {
    if (isProof(to, by) && !hasBoon(by, 'ghost strike')) return 0;
    const withstood = statOf(to, resistTo(attack.type));
    const pierced = Math.min(attack.piercing, Math.max(0, withstood));
    const blow = Math.max(1, attack.damage + statOf(by, 'damage') - withstood + pierced);
    return (
      blow *
      (hasBoon(by, 'double damage') ? 2 : 1) *
      chanceOf('dodge', statOf(by, 'accuracy'), by, to)
    );
  },
});

/** How often it succeeds, a critical success counting twice (ROLL-01 to -03); 1 without a roll. */
function chanceOf(against: StatName | null, bonus: number, by: Creature, to: Creature): number {
  if (against === null) return 1;
  const criticals = 21 - criticalFrom(by);
  const needed = Math.max(2, statOf(to, against) - bonus);
  return (Math.max(criticals, Math.min(19, 21 - needed)) + criticals) / 20;
}

/** The harder blow, even where one guesses that it makes no difference: armor is only guessed. */
export const edge = ({ damage, piercing }: BasicAttack): number => (damage + piercing / 2) / 10_000;
