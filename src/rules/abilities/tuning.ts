import { z } from 'zod';
import { meantSchema } from './meant.ts';

const byHowMuch = z.number().int().min(-12).max(12).optional();

/**
 * By how much the abilities of things are other: their power, X (STAT-10), and how far they can be
 * aimed, in tiles. Whole numbers alone, so that no ability makes itself ever stronger (GAME-06).
 */
export const tuningSchema = z
  .strictObject({ power: byHowMuch, range: byHowMuch, of: meantSchema.default('things') })
  .refine(({ power, range }) => power !== undefined || range !== undefined, {
    path: ['power'],
    error: 'expected by how much the power is other, or the range',
  });
export type Tuning = z.infer<typeof tuningSchema>;
