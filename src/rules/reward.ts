import { z } from 'zod';

/** A card by its path below seeds/, without the ending. */
export const cardPath = z
  .string()
  .regex(/^[a-z0-9/-]+$/, 'expected the path of a card below seeds/, without its ending');

/**
 * What a quest or a secret gives: gold, a thing of each card, and an NPC's favour for whoever has none
 * yet (SLOT-01). Refused: nothing at all.
 */
export const rewardSchema = z
  .strictObject({
    gold: z.number().int().min(1).max(500).optional(),
    things: z.array(cardPath).min(1).max(3).optional(),
    chosen: cardPath.optional(),
  })
  .refine((reward) => Object.keys(reward).length > 0, {
    message: 'expected gold, things or a favour: what gives nothing is not worth finding',
  });
export type Reward = z.infer<typeof rewardSchema>;
