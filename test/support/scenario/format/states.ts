import { z } from 'zod';
import {
  type Boon,
  type Condition,
  type ConditionKind,
  type CreatureId,
  type Duration,
} from '../../../../src/rules/combat/creature.ts';
import { fault, fitting } from '../../format/reading.ts';
import { type Path } from '../../format/source.ts';
import { type CastReading, readCreature } from './cast.ts';
import { counted, isMapping, keyed, quoted, readWord, whole } from './values.ts';

const conditions = Object.keys({
  hidden: true,
  charmed: true,
  disarmed: true,
  goaded: true,
  slowed: true,
  stunned: true,
  restrained: true,
  ethereal: true,
  prone: true,
  blinded: true,
} satisfies Record<ConditionKind, true>) as ConditionKind[];

const conditionShape = z.strictObject({
  by: z.string().optional(),
  turns: counted.pipe(z.number().min(1, 'expected a turn or more')).optional(),
  total: whole.optional(),
});

/** `prone`, or `{ stunned: { by: B, turns: 2 } }`; for good without `turns`. */
export function readCondition(
  reading: CastReading,
  path: Path,
  value: unknown,
  of: CreatureId,
): Condition | null {
  const [said, told] = single(reading, path, value);
  const kind = readWord(reading, path, 'condition', conditions, said);
  const shape = kind && keyed(reading, [...path, said], conditionShape, told);
  if (!kind || !shape) return null;
  const by = shape.by === undefined ? null : readCreature(reading, path, shape.by);
  const lasts: Duration = shape.turns === undefined ? 'until ended' : { of, turns: shape.turns };
  if (kind === 'hidden') {
    const { total } = shape;
    if (total === undefined) return fault(reading, path, 'expected { hidden: { total: … } }');
    return { kind, total, natural: Math.min(19, Math.max(2, total)), lasts };
  }
  if (kind !== 'charmed') return { kind, by, lasts };
  if (by === of) return fault(reading, path, 'Nobody charms oneself; expected { by: another }.');
  return by ? { kind, by, lasts } : fault(reading, path, 'expected { charmed: { by: somebody } }');
}

type Plain = 'double damage' | 'true sight' | 'ghost strike' | 'empty mind';
const plain: Plain[] = ['double damage', 'true sight', 'ghost strike', 'empty mind'];
const boons = [...plain, 'wider critical', 'legendary shield', 'invulnerable'] as const;

const from = (least: number, most: number) =>
  counted.pipe(
    z.number().min(least, `expected ${least} to ${most}`).max(most, `expected ${least} to ${most}`),
  );

/** `double damage`, or `{ wider critical: 2 }`, or `{ invulnerable: B }`. */
export function readBoon(reading: CastReading, path: Path, value: unknown): Boon | null {
  const [said, told] = single(reading, path, value);
  const kind = readWord(reading, path, 'boon', boons, said);
  if (!kind) return null;
  switch (kind) {
    case 'wider critical': {
      const by = fitting(reading, path, from(1, 19), told);
      return by === null ? null : { kind, by };
    }
    case 'legendary shield': {
      const charges = fitting(reading, path, from(1, 9), told);
      return charges === null ? null : { kind, charges };
    }
    case 'invulnerable': {
      const to = told === 'all' ? told : readCreature(reading, path, quoted(told));
      return to && { kind, to, lasts: 'until ended' };
    }
    default:
      return { kind };
  }
}

/** A word, or a word with something to it. */
function single(reading: CastReading, path: Path, value: unknown): [said: string, told: unknown] {
  const [entry, another] = isMapping(value) ? Object.entries(value) : [];
  if (another) fault(reading, path, 'expected one of them in its own braces, and then the next.');
  return entry ?? [quoted(value), {}];
}
