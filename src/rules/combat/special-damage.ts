import { type Special } from '../abilities/seam.ts';
import { valueOf } from '../abilities/verbs/reached.ts';
import { type Run } from '../abilities/verbs/verb.ts';
import { type RuleId } from '../names.ts';
import { isProof } from './conditions.ts';
import { type Creature } from './creature.ts';
import { type Damage, type Part, type Verdict } from './event.ts';
import { resistTo } from './harm.ts';
import { hasBoon, statOf } from './reading.ts';

/** COMBAT-09: AP instead of the damage stat, no least of 1, then what doubles it. */
export function damageOf(
  run: Run,
  special: Special,
  target: Creature,
  verdict: Verdict,
): Damage<number> | null {
  if (special.damage === undefined) return null;
  const resist = resistTo(special.type);
  const withstood = statOf(target, resist);
  const piercing = valueOf(run, special.piercing);
  const pierced = Math.min(piercing, Math.max(0, withstood));
  const parts: Part<number>[] = [
    { what: 'weapon', n: valueOf(run, special.damage) },
    { what: 'ability power', n: run.carried.x },
    { what: resist, n: -withstood },
  ];
  if (piercing > 0) parts.push({ what: 'piercing', n: pierced });
  const sum = parts.reduce((total, { n }) => total + n, 0);
  const times =
    (verdict === 'critical hit' ? 2 : 1) * (hasBoon(run.carrier, 'double damage') ? 2 : 1);
  return { type: special.type, parts, times, dealt: Math.max(0, sum) * times };
}

/** What decided the damage, besides the roll. */
export const damageRules = (
  carrier: Creature,
  { target, verdict }: { target: Creature; verdict: Verdict },
  { parts }: Damage<number>,
): RuleId[] => [
  'COMBAT-09',
  ...(parts.some(({ what, n }) => what === 'piercing' && n > 0) ? (['COMBAT-05'] as const) : []),
  ...(hasBoon(carrier, 'double damage') ? (['MONSTER-07'] as const) : []),
  ...(verdict === 'critical hit' ? (['ROLL-02'] as const) : []),
  ...(isProof(target, carrier) ? (['COMBAT-15'] as const) : []),
];
