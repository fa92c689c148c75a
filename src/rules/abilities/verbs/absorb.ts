import { z } from 'zod';
import { heal } from '../../combat/hurt.ts';
import { aimSchema } from '../aim.ts';
import { partOf, share, shareShort, shareWords } from './of-the-damage.ts';
import { reached } from './reached.ts';
import { verb } from './verb.ts';

/** STAT-01: as much HP as a part of the damage that set the ability off. */
export const absorb = verb(
  z.strictObject({ absorb: share, to: aimSchema.optional() }),
  (run, { absorb: part, to }) => {
    const hp = partOf(run, part);
    if (hp < 1) return;
    const { bout, carrier, ability: cause } = run;
    for (const one of reached(run, to))
      heal(bout, one, hp, { cause, by: carrier, rules: ['STAT-01'] });
  },
  {
    plain: ({ absorb: part, to }, { whom }) =>
      `give ${shareWords[part]} of that damage back to ${whom(to).on} as HP`,
    terse: ({ absorb: part, to }, { upon }) => `heal ${shareShort[part]} of the damage${upon(to)}`,
  },
);
