import { type Carried } from '../../abilities/carried.ts';
import { isForGood } from '../../abilities/limits.ts';
import { type Activated } from '../../abilities/seam.ts';
import { type BasicAttack, type StatName } from '../../hero/stats.ts';
import { type ItemId } from '../../names.ts';
import { isProof } from '../conditions.ts';
import { type Creature } from '../creature.ts';
import { type Fight } from '../fight.ts';
import { resistTo } from '../harm.ts';
import { isHad, outlives, usesLeft } from '../price.ts';
import { criticalFrom, hasBoon, statOf } from '../reading.ts';
import { worthOf } from './straw-man.ts';

/** How often: in what is left of this turn, in each later one, and in all of them together. */
export type Uses = { now: number; each: number; all: number };

/** Something to do to an enemy from afar or near: what one use of it is worth in damage. */
export type Arm = {
  range: number;
  uses: Uses;
  worth(by: Creature, to: Creature): number;
  /** As what attack others answer to it, and how often it hits; absent: it is none. */
  blow?: { how: 'basic' | 'special'; chance(by: Creature, to: Creature): number };
};

/** As often as there are actions. */
const tireless = 9;
const always: Uses = { now: tireless, each: tireless, all: tireless };

/**
 * From how far one can do anything at all; whoever has no patience does not wait with what can be done
 * but a few times.
 */
export const reachOf = (arms: readonly Arm[], isPatient: boolean): number =>
  arms.reduce(
    (most, { range, uses }) => (isPatient || isEndless(uses) ? Math.max(most, range) : most),
    1,
  );

/** Whether it never comes to an end. */
export const isEndless = ({ all }: Uses): boolean => all === tireless;

/** All that a creature can do to an enemy, basic attacks first; nothing with what it is to keep. */
export const armsOf = (fight: Fight, creature: Creature, keep: readonly ItemId[] = []): Arm[] => [
  ...creature.sheet.attacks.map((attack, at) => basic(attack, at)),
  ...(creature.kit ?? []).flatMap((carried) =>
    carried.spent || keep.includes(carried.item)
      ? []
      : carried.abilities.flatMap((ability, index) =>
          'use' in ability ? armBy(fight, creature, carried, index, ability) : [],
        ),
  ),
];

function armBy(
  fight: Fight,
  creature: Creature,
  carried: Carried,
  index: number,
  ability: Activated,
): Arm[] {
  if (!isHad(fight, creature, ability) || !outlives(creature, ability)) return [];
  const uses = usesOf(fight, carried, index, ability);
  if (uses.all < 1) return [];
  const tried = worthOf(creature, carried, index);
  const paid = ability['pays hp'] ?? 0;
  if (tried.onHit <= paid) return [];
  const against = ability.special?.against ?? null;
  return [
    {
      range: tried.range,
      uses,
      worth: (by, to) =>
        isProof(to, by) && !hasBoon(by, 'ghost strike')
          ? 0
          : tried.onHit * chanceOf(against, carried.x, by, to) - paid,
      ...(against && {
        blow: { how: 'special', chance: (by, to) => chanceOf(against, carried.x, by, to) },
      }),
    },
  ];
}

/** What has been used in this turn comes back with the next, what was used in the fight does not. */
function usesOf(fight: Fight, carried: Carried, index: number, ability: Activated): Uses {
  const { limit, charge, 'used up': usedUp } = ability;
  const { spell, charges } = carried;
  const left = Math.min(tireless, usesLeft(fight, carried, index, ability));
  const all = Math.min(
    isForGood(limit) ? left : tireless,
    charge ? (charges ?? 0) : tireless,
    usedUp ? 1 : tireless,
  );
  // ITEM-09: of all spells one ability a turn.
  const each = Math.min(limit && !isForGood(limit) ? limit.times : tireless, spell ? 1 : tireless);
  const now = spell && fight.turn.spellUsed ? 0 : Math.min(left, each);
  return { now, each, all };
}

/** `at`: which of its attacks it is, so that it counts as it will be by then (COMBAT-03). */
export const basic = (own: BasicAttack, at?: number): Arm => ({
  range: own.range,
  uses: always,
  worth: (by, to) => {
    const attack = at === undefined ? own : by.sheet.attacks[at];
    if (!attack) return 0;
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
  blow: { how: 'basic', chance: (by, to) => chanceOf('dodge', statOf(by, 'accuracy'), by, to) },
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
