import { z } from 'zod';
import { type Protection } from '../../combat/creature.ts';
import { protecting, tellEnchanted } from '../../combat/enchanting.ts';
import { aimSchema } from '../aim.ts';
import { amountSchema } from '../amount.ts';
import { lastingShort, lastingWords } from '../aloud/lasting.ts';
import { thingWords } from '../aloud/things.ts';
import { meantSchema } from '../meant.ts';
import { lastingOn, turnsOf } from './lasting.ts';
import { reached } from './reached.ts';
import { noted, thingsOf } from './things-of.ts';
import { verb } from './verb.ts';

/**
 * ITEM-27: for so many turns nobody else takes a charge of those things, and no enemy changes what they
 * do, or ends what abilities have made of them, this protection included.
 */
export const protect = verb(
  z.strictObject({
    protect: meantSchema,
    turns: amountSchema.optional(),
    to: aimSchema.optional(),
  }),
  (run, { protect: of, turns, to }) => {
    const named = turnsOf(run, turns);
    for (const one of reached(run, to)) {
      const things = thingsOf(run, one, of);
      if (things.length === 0) continue;
      const lasts = lastingOn(run, one, named);
      const laid: Protection = { ...noted(things, of), from: run.ability, lasts };
      const others = (one.protections ?? []).filter((before) => !isAgain(before, laid));
      one.protections = [...others, laid];
      tellEnchanted(run, one, protecting(laid), lasts);
    }
  },
  {
    plain: ({ protect: of, turns, to }, { whom }) =>
      `protect ${thingWords(of, whom(to))} from others${lastingWords(turns)}`,
    terse: ({ protect: of, turns, to }, { upon }) =>
      `protect ${of}${lastingShort(turns)}${upon(to)}`,
  },
);

/** Of one ability its last word holds. */
const isAgain = (one: Protection, other: Protection): boolean =>
  one.from === other.from && one.of === other.of;
