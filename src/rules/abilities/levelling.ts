import { z } from 'zod';
import { formulaSchema } from './amount.ts';

/** ITEM-05: gold that a thing brings each time its owner levels up with it on. */
export const levelUpSchema = z.strictObject({
  'level up': z.strictObject({ gold: formulaSchema }),
});
export type LevelUp = z.infer<typeof levelUpSchema>;

export const isForLevels = (ability: object): ability is LevelUp => 'level up' in ability;
