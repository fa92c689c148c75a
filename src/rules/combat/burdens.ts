import { type StatName } from '../hero/stats.ts';
import { type RuleId } from '../names.ts';
import { type ConditionKind, type Creature } from './creature.ts';

/** COND-09, COND-10: what prone and blinded take each from accuracy and from dodge. */
const burden = 5;
const burdens = { prone: 'COND-09', blinded: 'COND-10' } as const satisfies Partial<
  Record<ConditionKind, RuleId>
>;
const isBurden = (kind: ConditionKind): kind is keyof typeof burdens => kind in burdens;

type Burdened = Pick<Creature, 'conditions' | 'mount'>;

/** What is left of a stat that reads so much without conditions. */
export function burdened({ conditions, mount }: Burdened, stat: StatName, read: number): number {
  // MOVE-12: a rider's own legs carry it nowhere.
  if (stat === 'speed' && mount !== null) return 0;
  if (conditions.length === 0) return read;
  if (stat === 'speed') return conditions.some(({ kind }) => kind === 'restrained') ? 0 : read;
  if (stat !== 'dodge' && stat !== 'accuracy') return read;
  return conditions.reduce((left, { kind }) => (isBurden(kind) ? left - burden : left), read);
}

/** What conditions take from the accuracy that is read, each with its rule. */
export const burdensOf = ({ conditions }: Creature): readonly Burden[] =>
  conditions.length === 0
    ? unburdened
    : conditions.flatMap(({ kind }) =>
        isBurden(kind) ? [{ what: kind, n: -burden, rule: burdens[kind] }] : [],
      );

type Burden = { what: string; n: number; rule: RuleId };
const unburdened: readonly Burden[] = [];
