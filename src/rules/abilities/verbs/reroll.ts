import { z } from 'zod';
import { verb } from './verb.ts';

/** COMBAT-14: the attack that is about to hit or miss is rolled again. */
export const reroll = verb(
  z.strictObject({
    reroll: z.literal(true),
    /** Which of the two rolls counts; better and worse as its attacker sees it. */
    keep: z.enum(['second', 'better', 'worse']).default('second'),
  }),
  ({ moment, carrier, ability }, { keep }) => {
    if (moment?.kind === 'rolled') moment.facts.reroll(keep, carrier, ability);
  },
  {
    plain: ({ keep }) => `have the attack rolled again and keep ${keptWords[keep]}`,
    terse: ({ keep }) => `reroll, keep ${keep}`,
  },
);

const keptWords = {
  second: 'the second roll',
  better: 'the roll that is better for the attacker',
  worse: 'the roll that is worse for the attacker',
};
