import { z } from 'zod';

const orbs = z.number().int().min(1).max(40);
const cost = z.number().int().min(0).max(1000);
const each = z.number().positive().max(6);

/**
 * How a week's loot is drawn (`seeds/loot`): `bands` of blue orbs, each holding things that cost up to
 * `purses` times the purse of the middle living hero: `orbs` of them, or `each` for every living hero
 * where that is more; `weapons` for every living hero, rounded up, are such as are held in the primary
 * hand. `everybody`: how many of the first band's even the poorest living hero can pay for, or `each` for
 * every living hero where that is more, since the first to come take theirs. `chests`: what the week's two
 * chests cost, the cheaper first, whatever lies in them; absent: there are none, and no key (ORB-08).
 */
export const lootTableSchema = z.strictObject({
  everybody: z.number().int().min(3).max(12),
  each: each.optional(),
  chests: z.tuple([cost, cost]).optional(),
  bands: z
    .array(
      z.strictObject({
        orbs,
        each: each.optional(),
        purses: z.number().positive(),
        weapons: each.optional(),
      }),
    )
    .min(1),
});
export type LootTable = z.infer<typeof lootTableSchema>;
