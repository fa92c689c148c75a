import { z } from 'zod';
import { type BasicAttack, damageTypes, naturalAttack } from '../../hero/stats.ts';
import { amountSchema } from '../amount.ts';
import { valueOf } from './reached.ts';
import { type Run } from './verb.ts';
import { visible } from '../../visible.ts';

/** COMBAT-03: what somebody attacks with whom an ability makes. */
export const armsSchema = z
  .array(
    z.strictObject({
      name: visible(2, 32),
      range: z.number().int().min(1).max(12).default(1),
      damage: amountSchema.default(1),
      piercing: amountSchema.default(0),
      type: z.enum(damageTypes).default('physical'),
    }),
  )
  .max(3);

/** The same as it is now, beside everybody's Natural Attack. */
export const armed = (run: Run, arms: z.infer<typeof armsSchema>): BasicAttack[] => [
  naturalAttack,
  ...arms.map((one) => ({
    ...one,
    damage: valueOf(run, one.damage),
    piercing: valueOf(run, one.piercing),
  })),
];
