import { z } from 'zod';
import { type Blow, harmAll } from '../../combat/hurt.ts';
import { type DamageType, damageTypes } from '../../hero/stats.ts';
import { type Aim, aimSchema } from '../aim.ts';
import { type Amount, amountSchema } from '../amount.ts';
import { amountWords } from '../aloud/amounts.ts';
import { damageShort, damageWords, piercingShort, piercingWords } from '../aloud/damage.ts';
import { reached, valueOf } from './reached.ts';
import { type Run, verbAtOnce } from './verb.ts';

/** Damage that is no attack: the resist of its type stands against it, and there is no least of 1. */
export const deal = verbAtOnce(
  z.strictObject({
    deal: amountSchema,
    type: z.enum(damageTypes).default('physical'),
    piercing: amountSchema.default(0),
    to: aimSchema.optional(),
  }),
  (runs, { deal: amount, type, piercing, to }) => {
    dealAll(runs, { amount, type, piercing, to });
  },
  {
    plain: ({ deal: amount, type, piercing, to }, { whom }) =>
      `deal ${damageWords(amountWords(amount, 'plain'), type)} to ${whom(to).on}${piercingWords(piercing, type)}`,
    terse: ({ deal: amount, type, piercing, to }, { upon }) =>
      `${damageShort(amountWords(amount, 'terse'), type)}${piercingShort(piercing)}${upon(to)}`,
  },
);

type Dealt = { amount: Amount; type: DamageType; piercing: Amount; to?: Aim | undefined };

/** COMBAT-19: all of it lands at once; how much of it the carrier sees dealt. */
export function dealAll(runs: readonly Run[], dealt: Dealt): number {
  const blows: Blow[] = [];
  for (const run of runs) blows.push(...blowsOf(run, dealt));
  const [first] = runs;
  return first ? harmAll(first.bout, first.carrier, blows) : 0;
}

function blowsOf(run: Run, { amount, type, piercing, to }: Dealt): Blow[] {
  const what = {
    cause: run.ability,
    type,
    by: run.carrier,
    roll: null,
    rules: ['COMBAT-19' as const],
    amount: valueOf(run, amount),
    // ROLL-02: of a special attack it is part of the damage that a critical doubles.
    times: run.times,
    piercing: valueOf(run, piercing),
  };
  return reached(run, to).map((target) => ({ target, what }));
}
