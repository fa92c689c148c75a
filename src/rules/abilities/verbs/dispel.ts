import { z } from 'zod';
import { disarm } from '../../combat/arming.ts';
import { takeWays } from '../../combat/lent-ways.ts';
import { aimSchema } from '../aim.ts';
import { reached } from './reached.ts';
import { verb } from './verb.ts';

/** STAT-08: whatever abilities have given somebody besides conditions is gone, good and bad. */
export const dispel = verb(
  z.strictObject({ dispel: z.literal(true), to: aimSchema.optional() }),
  (run, { to }) => {
    for (const one of reached(run, to)) {
      // What has no end is its own; what an aura does lasts as long as one is in it.
      one.boons = one.boons.filter(({ lasts }) => lasts === undefined);
      if (one.changes) one.changes = one.changes.filter(({ aura }) => aura !== undefined);
      delete one.afflictions;
      disarm(one, () => false);
      takeWays(run.bout, one, () => false);
    }
  },
);
