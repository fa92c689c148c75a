import { z } from 'zod';
import { type Boon, type Duration } from '../../combat/creature.ts';
import { amountSchema } from '../amount.ts';
import { aimSchema } from '../aim.ts';
import { lastingOn } from './lasting.ts';
import { reached, valueOf } from './reached.ts';
import { verb } from './verb.ts';

const boons = ['double damage', 'true sight', 'ghost strike', 'invulnerable'] as const;

/** COMBAT-15, COMBAT-16, MONSTER-07: a boon for a while. */
export const give = verb(
  z.strictObject({
    give: z.enum(boons),
    turns: amountSchema.optional(),
    to: aimSchema.optional(),
  }),
  (run, { give: which, turns, to }) => {
    const named = turns === undefined ? null : valueOf(run, turns);
    for (const one of reached(run, to))
      one.boons = [...one.boons, boonOf(which, lastingOn(one, named, run.times))];
  },
);

const boonOf = (kind: (typeof boons)[number], lasts: Duration): Boon =>
  kind === 'invulnerable' ? { kind, to: 'all', lasts } : { kind, lasts };
