import { z } from 'zod';
import { letter } from './board/schema.ts';
import { cardPath, rewardSchema } from './reward.ts';
import { legible, visible } from './visible.ts';

/**
 * A secret of the menagerie as `seeds/secrets` states it (ORB-09): it lies at one of the `hides` of a
 * map. `hidden`: the perception that notices it, by sight or with 5 more by investigating (PERC-05).
 * `told`: to whoever then comes beside it. `for`: who gets what it gives there, the first to come in a
 * game or everybody once.
 */
export const secretSchema = z.strictObject({
  name: visible(2, 48),
  place: z.strictObject({ map: cardPath, hide: letter }),
  hidden: z.number().int().min(8).max(30),
  told: legible(20, 400),
  for: z.enum(['the first', 'everybody']),
  gives: rewardSchema,
});
export type SecretDefinition = z.infer<typeof secretSchema>;

/**
 * ORB-09: where a secret lies; having had what it gives; that one could keep nothing of that; or that it
 * was gone before one came.
 */
export type KnownSecret = 'noticed' | 'had' | 'left' | 'empty';
