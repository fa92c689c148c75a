import { formulaOf } from '../abilities/amount.ts';
import { type State, type StatName, type Varying } from '../hero/stats.ts';
import { type Creature } from './creature.ts';

/** What of somebody decides by how much its stats vary. */
export type Bearer = Pick<
  Creature,
  'sheet' | 'changes' | 'level' | 'conditions' | 'height' | 'mount' | 'damageTaken'
>;

/**
 * STAT-07: what formulas, and what holds only for now, add to a stat: each worked out from stats as
 * they are without any of that, and rounded down (STAT-06).
 */
export function varied(one: Bearer, varying: readonly Varying[], stat: StatName): number {
  let sum = 0;
  for (const each of varying)
    if (each.stat === stat && (each.while === undefined || isSo[each.while](one)))
      sum += formulaOf(each.by, {
        x: each.x,
        level: one.level,
        stat: (name) => plainStat(one, name),
      });
  return sum;
}

/** How somebody is outside of fights, to whom nothing has happened yet. */
const still = { conditions: [], height: 'ground', mount: null, damageTaken: 0 } as const;

/**
 * STAT-06: a stat of who is in no fight, with what of `varying` adds to it; not rounded down. Unhurt,
 * unless so much damage is told.
 */
export function atRest(
  { sheet, level, damageTaken = 0 }: Pick<Bearer, 'sheet' | 'level'> & { damageTaken?: number },
  varying: readonly Varying[],
): (stat: StatName) => number {
  const one: Bearer = { sheet, level, ...still, conditions: [], damageTaken };
  return (stat) => sheet.stats[stat] + varied(one, varying, stat);
}

/** STAT-07, STAT-06: as formulas find it, without what formulas and conditions make of it. */
export const plainStat = ({ sheet, changes }: Bearer, stat: StatName): number =>
  Math.floor(
    (changes ?? []).reduce(
      (sum, { by, formula }) => (formula ? sum : sum + (by[stat] ?? 0)),
      sheet.stats[stat],
    ),
  );

/** No `while` changes HP or size, so that none of these asks for itself. */
const isSo: Record<State, (one: Bearer) => boolean> = {
  'below half HP': (one) => 2 * (mostHp(one) - one.damageTaken) < mostHp(one),
  unhurt: ({ damageTaken }) => damageTaken === 0,
  hidden: ({ conditions }) => conditions.some(({ kind }) => kind === 'hidden'),
  prone: ({ conditions }) => conditions.some(({ kind }) => kind === 'prone'),
  riding: ({ mount }) => mount !== null,
  'in the air': ({ height }) => height === 'air',
};

/** STAT-01, STAT-08: the maximum of HP, with what is added to it for a while. */
export function mostHp(one: Bearer): number {
  const { sheet, changes } = one;
  let exact = sheet.stats.hp;
  if (changes) for (const { by } of changes) exact += by.hp ?? 0;
  if (sheet.varying) exact += varied(one, sheet.varying, 'hp');
  return Math.floor(exact);
}
