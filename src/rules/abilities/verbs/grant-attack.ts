import { z } from 'zod';
import { damageTypes } from '../../hero/stats.ts';
import { amountSchema } from '../amount.ts';
import { armShort, armWords } from '../aloud/arms.ts';
import { lastingShort, lastingWords } from '../aloud/lasting.ts';
import { grantTo, granting, sourceOf } from './arms.ts';
import { valueOf } from './reached.ts';
import { verb } from './verb.ts';
import { visible } from '../../visible.ts';

/** COMBAT-03: a basic attack more, beside those that it has. */
export const grantAttack = verb(
  z.strictObject({
    'grant attack': visible(2, 32),
    range: z.number().int().min(1).max(12).default(1),
    damage: amountSchema.default(1),
    piercing: amountSchema.default(0),
    type: z.enum(damageTypes).default('physical'),
    ...granting,
  }),
  (run, { 'grant attack': name, range, damage, piercing, type, turns, to }) => {
    const [hurts, pierces] = [valueOf(run, damage), valueOf(run, piercing)];
    const attack = { name, range, damage: hurts, piercing: pierces, type };
    grantTo(run, to, turns, (lasts) => ({ ...sourceOf(run), name, attack, lasts }));
  },
  {
    plain: ({ 'grant attack': name, turns, to, ...arm }, { whom }) =>
      `give ${whom(to).on} the basic attack ${name} (${armWords(arm)})${lastingWords(turns)}`,
    terse: ({ 'grant attack': name, turns, to, ...arm }, { upon }) =>
      `BA ${name} (${armShort(arm)})${lastingShort(turns)}${upon(to)}`,
  },
);
