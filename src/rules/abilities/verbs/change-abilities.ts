import { z } from 'zod';
import { tellEnchanted, tuning } from '../../combat/enchanting.ts';
import { openTo } from '../../combat/protecting.ts';
import { tune } from '../../combat/tuning.ts';
import { aimSchema } from '../aim.ts';
import { amountSchema } from '../amount.ts';
import { lastingShort, lastingWords } from '../aloud/lasting.ts';
import { thingWords } from '../aloud/things.ts';
import { tuningShort, tuningWords } from '../aloud/tuning.ts';
import { type Carried } from '../carried.ts';
import { type Tuning, tuningSchema } from '../tuning.ts';
import { lastingOn, turnsOf } from './lasting.ts';
import { reached } from './reached.ts';
import { noted, thingsOf } from './things-of.ts';
import { verb } from './verb.ts';

/**
 * STAT-10: the power of things is other, and how far what they do can be aimed, for whatever they do in
 * that time: uses, what is set off, auras and the placing of traps. What lies there already or has been
 * laid is as it was, and so is what is `always` on. It gives nobody a charge, a use or an action. ITEM-23:
 * of super powers it changes the range alone.
 */
export const changeAbilities = verb(
  z.strictObject({
    'change abilities': tuningSchema,
    turns: amountSchema.optional(),
    to: aimSchema.optional(),
  }),
  (run, { 'change abilities': { of, ...by }, turns, to }) => {
    const named = turnsOf(run, turns);
    for (const one of reached(run, to)) {
      const meant = thingsOf(run, one, of).filter((thing) => !isNothing(changed(by, [thing])));
      const things = openTo(run, one, meant, 'changes');
      if (things.length === 0) continue;
      const lasts = lastingOn(run, one, named);
      const laid = {
        ...noted(things, of),
        ...{ by: changed(by, things), from: run.ability, doer: run.carrier.id, lasts },
      };
      tune(one, laid);
      tellEnchanted(run, one, tuning(laid), lasts);
    }
  },
  {
    plain: ({ 'change abilities': { of, ...by }, turns, to }, { whom }) =>
      `give ${thingWords(of, whom(to))} ${tuningWords(by)}${lastingWords(turns)}`,
    terse: ({ 'change abilities': by, turns, to }, { upon }) =>
      `${tuningShort(by)}${lastingShort(turns)}${upon(to)}`,
  },
);

type By = Pick<Tuning, 'power' | 'range'>;

/** What becomes other about at least one of these. */
const changed = (by: By, things: readonly Carried[]): By => {
  const { power: _, ...rest } = by;
  return things.every(({ superPower }) => superPower) ? rest : by;
};

const isNothing = ({ power, range }: By): boolean => power === undefined && range === undefined;
