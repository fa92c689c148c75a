import { type StatName } from '../hero/stats.ts';
import { type RuleId } from '../names.ts';
import { type ConditionKind, type Creature } from './creature.ts';
import { varied } from './varying.ts';

/** A stat as it is read now: fractions rounded down (STAT-06), conditions counted in. */
export function statOf(creature: Creature, stat: StatName): number {
  const { sheet, changes, conditions, mount } = creature;
  // MOVE-12: a rider's own legs carry it nowhere.
  if (stat === 'speed' && mount !== null) return 0;
  let exact = sheet.stats[stat];
  if (changes) for (const { by } of changes) exact += by[stat] ?? 0;
  if (sheet.varying) exact += varied(creature, sheet.varying, stat);
  const read = Math.floor(exact);
  return conditions.length === 0 ? read : burdened(creature, stat, read);
}

/** COND-09, COND-10: what prone and blinded take each from accuracy and from dodge. */
const burden = 5;
const burdens = { prone: 'COND-09', blinded: 'COND-10' } as const satisfies Partial<
  Record<ConditionKind, RuleId>
>;
const isBurden = (kind: ConditionKind): kind is keyof typeof burdens => kind in burdens;

function burdened({ conditions }: Creature, stat: StatName, read: number): number {
  if (stat === 'speed') return conditions.some(({ kind }) => kind === 'restrained') ? 0 : read;
  if (stat !== 'dodge' && stat !== 'accuracy') return read;
  return conditions.reduce((left, { kind }) => (isBurden(kind) ? left - burden : left), read);
}

/** What conditions take from the accuracy that `statOf` reads, each with its rule. */
export const burdensOf = ({ conditions }: Creature): readonly Burden[] =>
  conditions.length === 0
    ? unburdened
    : conditions.flatMap(({ kind }) =>
        isBurden(kind) ? [{ what: kind, n: -burden, rule: burdens[kind] }] : [],
      );

type Burden = { what: string; n: number; rule: RuleId };
const unburdened: readonly Burden[] = [];

export const hasBoon = (
  creature: Creature,
  kind: 'double damage' | 'true sight' | 'ghost strike' | 'empty mind',
): boolean => creature.boons.some((boon) => boon.kind === kind);

/**
 * ROLL-01: the lowest natural roll that is a critical success; abilities that widen it add up, as
 * far as 2: a natural 1 fails (ROLL-03).
 */
export const criticalFrom = (creature: Creature): number =>
  Math.max(
    2,
    creature.boons.reduce(
      (from, boon) => (boon.kind === 'wider critical' ? from - boon.by : from),
      20,
    ),
  );

export const has = ({ conditions }: Creature, kind: ConditionKind): boolean =>
  conditions.length > 0 && conditions.some((one) => one.kind === kind);
