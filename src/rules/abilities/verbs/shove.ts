import { z } from 'zod';
import { shove } from '../../combat/shoving.ts';
import { amountSchema } from '../amount.ts';
import { aimSchema } from '../aim.ts';
import { reached, valueOf } from './reached.ts';
import { verb } from './verb.ts';

const more = { grounds: z.literal(true).optional(), to: aimSchema.optional() };

/** MOVE-09: so many tiles straight away from the carrier. */
export const push = verb(z.strictObject({ push: amountSchema, ...more }), (run, effect) => {
  const tiles = valueOf(run, effect.push);
  for (const one of reached(run, effect.to))
    shove(run.bout, one, run.carrier, 'push', tiles, effect.grounds === true);
});

/** MOVE-09: so many tiles straight towards the carrier. */
export const pull = verb(z.strictObject({ pull: amountSchema, ...more }), (run, effect) => {
  const tiles = valueOf(run, effect.pull);
  for (const one of reached(run, effect.to))
    shove(run.bout, one, run.carrier, 'pull', tiles, effect.grounds === true);
});
