import { z } from 'zod';

/**
 * Upon whom an effect falls: the carrier, whom the ability was aimed at, who set it off, whom that
 * befell, or all of a kind within so many tiles of one of those (COMBAT-18).
 */
export const who = ['self', 'target', 'other', 'victim'] as const;
export const kinds = ['enemies', 'allies', 'everybody'] as const;

export const aimSchema = z.union([
  z.enum(who),
  z.strictObject({
    all: z.enum(kinds),
    within: z.number().int().min(1).max(12),
    of: z.enum(who).default('self'),
  }),
]);
export type Aim = z.infer<typeof aimSchema>;
