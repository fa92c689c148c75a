import { z } from 'zod';
import { harmAll } from '../../combat/hurt.ts';
import { aimSchema } from '../aim.ts';
import { partOf, share, shareShort, shareWords } from './of-the-damage.ts';
import { reached } from './reached.ts';
import { verb } from './verb.ts';

/** COMBAT-19: a part of the damage that set the ability off, of the same type, befalls somebody too. */
export const reflect = verb(
  z.strictObject({ reflect: share, to: aimSchema }),
  (run, { reflect: part, to }) => {
    const { bout, carrier, ability: cause, moment } = run;
    const amount = partOf(run, part);
    if (moment?.kind !== 'damaged' || amount < 1) return;
    const { type } = moment.facts;
    const what = { cause, type, amount, piercing: 0, by: carrier, roll: null };
    const blows = reached(run, to).map((target) => ({
      target,
      what: { ...what, rules: ['COMBAT-19' as const] },
    }));
    harmAll(bout, carrier, blows);
  },
  {
    plain: ({ reflect: part, to }, { whom }) =>
      `deal ${shareWords[part]} of that damage, of the same type, to ${whom(to).on}`,
    terse: ({ reflect: part, to }, { upon }) => `${shareShort[part]} of the damage${upon(to)}`,
  },
);
