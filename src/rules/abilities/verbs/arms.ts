import { z } from 'zod';
import { arm } from '../../combat/arming.ts';
import { type Grant } from '../../combat/creature.ts';
import { arming, tellEnchanted } from '../../combat/enchanting.ts';
import { type DamageType, damageTypes } from '../../hero/stats.ts';
import { type Aim, aimSchema } from '../aim.ts';
import { type Amount, amountSchema } from '../amount.ts';
import { signedWords } from '../aloud/amounts.ts';
import { armShort, armWords } from '../aloud/arms.ts';
import { type Form } from '../aloud/form.ts';
import { lastingShort, lastingWords } from '../aloud/lasting.ts';
import { listed } from '../aloud/lists.ts';
import { changeWords } from '../aloud/stats.ts';
import { lastingOn, turnsOf } from './lasting.ts';
import { reached, valueOf } from './reached.ts';
import { type Run, verb } from './verb.ts';

const more = { turns: amountSchema.optional(), to: aimSchema.optional() };

/** COMBAT-03: a basic attack more, beside those that it has. */
export const grantAttack = verb(
  z.strictObject({
    'grant attack': z.string().min(2).max(32),
    range: z.number().int().min(1).max(12).default(1),
    damage: amountSchema.default(1),
    piercing: amountSchema.default(0),
    type: z.enum(damageTypes).default('physical'),
    ...more,
  }),
  (run, { 'grant attack': name, range, damage, piercing, type, turns, to }) => {
    const [hurts, pierces] = [valueOf(run, damage), valueOf(run, piercing)];
    const attack = { name, range, damage: hurts, piercing: pierces, type };
    grantTo(run, to, turns, (lasts) => ({ ...source(run), name, attack, lasts }));
  },
  {
    plain: ({ 'grant attack': name, turns, to, ...arm }, { whom }) =>
      `give ${whom(to).on} the basic attack ${name} (${armWords(arm)})${lastingWords(turns)}`,
    terse: ({ 'grant attack': name, turns, to, ...arm }, { upon }) =>
      `BA ${name} (${armShort(arm)})${lastingShort(turns)}${upon(to)}`,
  },
);

const byHowMuch = z.number().int().min(-12).max(12).optional();

/** COMBAT-04, COMBAT-05: all its basic attacks are of another type, reach farther, or pierce more. */
export const changeAttacks = verb(
  z.strictObject({
    'change attacks': z.strictObject({
      range: byHowMuch,
      damage: byHowMuch,
      piercing: byHowMuch,
      type: z.enum(damageTypes).optional(),
    }),
    ...more,
  }),
  (run, { 'change attacks': { type, ...by }, turns, to }) =>
    grantTo(run, to, turns, (lasts) => ({
      ...source(run),
      ...{ name: '', by, lasts },
      ...(type && { type }),
    })),
  {
    plain: ({ 'change attacks': by, turns, to }, { whom }) =>
      `give all basic attacks that ${whom(to).has} ${listed(changedWords(by, 'plain'))}${lastingWords(turns)}`,
    terse: ({ 'change attacks': by, turns, to }, { upon }) =>
      `BA ${changedWords(by, 'terse').join(', ')}${lastingShort(turns)}${upon(to)}`,
  },
);

type Changed = Partial<Record<'range' | 'damage' | 'piercing', number | undefined>> & {
  type?: DamageType | undefined;
};

function changedWords({ range, damage, piercing, type }: Changed, form: Form): string[] {
  const isPlain = form === 'plain';
  const numbers = { [isPlain ? 'range' : 'RG']: range, damage, piercing };
  const words = changeWords(numbers, form, signedWords);
  if (type) words.push(isPlain ? `the type ${type}` : `type ${type}`);
  return words.length === 0 ? ['no change'] : words;
}

const source = ({ ability, carrier }: Run) => ({ from: ability, of: carrier.id });

function grantTo(
  run: Run,
  to: Aim | undefined,
  turns: Amount | undefined,
  grant: (lasts: Grant['lasts']) => Grant,
): void {
  const named = turnsOf(run, turns);
  for (const one of reached(run, to)) {
    const lasts = lastingOn(run, one, named);
    const granted = grant(lasts);
    arm(one, granted);
    tellEnchanted(run, one, arming(granted), lasts);
  }
}
