import { z } from 'zod';

/**
 * How a week's loot is drawn (`seeds/loot`): `bands` of blue orbs, each holding things that cost up
 * to `purses` times the purse of the middle living hero; `everybody`: how many of all orbs even the
 * poorest living hero can pay for.
 */
export const lootTableSchema = z.strictObject({
  everybody: z.number().int().min(3).max(12),
  bands: z
    .array(z.strictObject({ orbs: z.number().int().min(1).max(40), purses: z.number().positive() }))
    .min(1),
});
export type LootTable = z.infer<typeof lootTableSchema>;
