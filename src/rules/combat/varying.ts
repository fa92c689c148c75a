import { formulaOf, isFormula } from '../abilities/amount.ts';
import { type Sheet, type State, type StatName, type Varying } from '../hero/stats.ts';
import { burdened } from './burdens.ts';
import { type Creature } from './creature.ts';

/** What of somebody decides by how much its stats vary. */
export type Bearer = Pick<
  Creature,
  'sheet' | 'changes' | 'level' | 'conditions' | 'height' | 'mount' | 'damageTaken'
>;

/** A stat with all that makes it other but conditions; halves are kept (STAT-06). */
export function exactStat(one: Bearer, stat: StatName): number {
  const { sheet, changes } = one;
  let exact = sheet.stats[stat];
  if (changes) for (const { by } of changes) exact += by[stat] ?? 0;
  for (const each of sheet.varying ?? [])
    if (each.stat === stat && (each.while === undefined || isSo[each.while](one)))
      exact += worth(one, each);
  return exact;
}

function worth(one: Bearer, { stat: whose, by, x }: Varying): number {
  if (typeof by === 'number') return by;
  const stat = (name: StatName) => statFound(one, name, whose === 'hp' ? 'hp' : null);
  return formulaOf(by, { x, level: one.level, stat });
}

/**
 * STAT-07: a stat as a formula finds it, conditions counted in: without what any formula makes of it,
 * or a dependent (ITEM-03). `of`: a formula about HP decides what is half of them, and so leaves out
 * what holds only below that.
 */
export const statFound = (one: Bearer, stat: StatName, of: 'hp' | null = null): number =>
  burdened(one, stat, plainStat(one, stat, of));

/** STAT-07, STAT-06: the same before conditions count. */
export function plainStat(one: Bearer, stat: StatName, of: 'hp' | null = null): number {
  const { sheet, changes } = one;
  let exact = sheet.stats[stat];
  if (changes) for (const { by, formula } of changes) if (!formula) exact += by[stat] ?? 0;
  for (const each of sheet.varying ?? [])
    if (each.stat === stat && isPlain(each) && holds(one, each, of)) exact += worth(one, each);
  return Math.floor(exact);
}

const isPlain = ({ by, depends }: Varying): boolean => depends === undefined && !isFormula(by);

function holds(one: Bearer, { while: state }: Varying, of: 'hp' | null): boolean {
  if (state === undefined) return true;
  return (of === null || state !== 'below half HP') && isSo[state](one);
}

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
export const mostHp = (one: Bearer): number => Math.floor(exactStat(one, 'hp'));

/** Who is in no fight, where nothing has happened to anybody yet. */
export const resting = (sheet: Sheet, level: number, damageTaken = 0): Bearer => ({
  ...{ sheet, level, conditions: [], height: 'ground', mount: null, damageTaken },
});
