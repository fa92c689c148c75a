import { z } from 'zod';
import { tellUnmended } from '../../combat/hurt.ts';
import { isBeyondMending } from '../../combat/stalemate.ts';
import { tell, whoIs } from '../../combat/tell.ts';
import { amountSchema } from '../amount.ts';
import { aimSchema } from '../aim.ts';
import { amountWords } from '../aloud/amounts.ts';
import { lastingShort, lastingWords } from '../aloud/lasting.ts';
import { isDoubled, lastingOn, turnsOf } from './lasting.ts';
import { reached, valueOf } from './reached.ts';
import { verb } from './verb.ts';

/** STAT-08: a pool above HP; only a consumable's may pay a cost. */
export const temporaryHp = verb(
  z.strictObject({
    'temporary hp': amountSchema,
    turns: amountSchema.optional(),
    to: aimSchema.optional(),
  }),
  (run, { 'temporary hp': amount, turns, to }) => {
    if (isBeyondMending(run.bout.fight)) {
      for (const one of reached(run, to))
        tellUnmended(run.bout, one, run.carrier, run.ability, 'past mending');
      return;
    }
    const hp = valueOf(run, amount);
    const named = turnsOf(run, turns);
    if (hp < 1) return;
    for (const one of reached(run, to)) {
      const lasts = lastingOn(run, one, named);
      const paysCosts = run.carried.spent || run.carried.consumable === true;
      const pool = { hp, from: run.ability, paysCosts, lasts };
      one.temporaryHp = [...one.temporaryHp, pool];
      const told = lasts === 'until ended' ? null : lasts.turns;
      const doubled = told !== null && isDoubled(run, one);
      tell(run.bout, 'temporary hp', doubled ? ['STAT-08', 'ROLL-02'] : ['STAT-08'], {
        who: whoIs(one),
        by: whoIs(run.carrier),
        cause: run.ability,
        hp,
        turns: told,
      });
    }
  },
  {
    plain: ({ 'temporary hp': amount, turns, to }, { whom }) =>
      `give ${whom(to).on} ${amountWords(amount, 'plain')} temporary HP` +
      lastingWords(turns, ' until they are gone'),
    terse: ({ 'temporary hp': amount, turns, to }, { upon }) =>
      `${amountWords(amount, 'terse')} temporary HP${lastingShort(turns)}${upon(to)}`,
  },
);
