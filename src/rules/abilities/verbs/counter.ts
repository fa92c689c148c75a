import { z } from 'zod';
import { verb } from './verb.ts';

/** COMBAT-14: the ability of another that is about to act on the carrier does nothing to it. */
export const counter = verb(
  z.strictObject({ counter: z.literal(true) }),
  ({ moment }) => {
    if (moment?.kind === 'targeted' && moment.doer !== moment.sufferer)
      moment.facts.countered = true;
  },
  {
    plain: () => 'keep that ability from doing anything to you',
    terse: () => 'counter it',
  },
);
