import { z } from 'zod';
import { harmAll, heal } from '../../combat/hurt.ts';
import { aimSchema } from '../aim.ts';
import { reached } from './reached.ts';
import { type Run, verb } from './verb.ts';

/** Never all of it, so that no two can throw it back and forth for ever (GAME-06). */
const shares = { half: 2, quarter: 4 } as const;
const share = z.enum(['half', 'quarter']);
const shareWords = { half: 'half', quarter: 'a quarter' };
const shareShort = { half: '1/2', quarter: '1/4' };

const partOf = ({ moment }: Run, part: keyof typeof shares): number =>
  moment?.kind === 'damaged' ? Math.floor(moment.facts.amount / shares[part]) : 0;

/** COMBAT-19: a part of the damage that set the ability off, of the same type, befalls somebody too. */
export const reflect = verb(
  z.strictObject({ reflect: share, to: aimSchema.optional() }),
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
