import { z } from 'zod';
import { type DamageType, damageTypes } from '../../hero/stats.ts';
import { signedWords } from '../aloud/amounts.ts';
import { type Form } from '../aloud/form.ts';
import { lastingShort, lastingWords } from '../aloud/lasting.ts';
import { listed } from '../aloud/lists.ts';
import { changeWords } from '../aloud/stats.ts';
import { grantTo, granting, sourceOf } from './arms.ts';
import { verb } from './verb.ts';

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
    ...granting,
  }),
  (run, { 'change attacks': { type, ...by }, turns, to }) =>
    grantTo(run, to, turns, (lasts) => ({
      ...sourceOf(run),
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
