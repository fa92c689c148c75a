import { z } from 'zod';
import { movementKinds } from '../../board/gaits.ts';
import { disguise, undisguise } from '../../combat/guises.ts';
import { amountSchema } from '../amount.ts';
import { aimSchema } from '../aim.ts';
import { addedUp, guiseStats } from '../stat-changes.ts';
import { guiseShort, guiseWords } from '../aloud/guise.ts';
import { lastingShort, lastingWords } from '../aloud/lasting.ts';
import { armed, armsSchema } from './armed.ts';
import { lastingOn, turnsOf } from './lasting.ts';
import { reached } from './reached.ts';
import { verb } from './verb.ts';
import { visible } from '../../visible.ts';

const guiseSchema = z.strictObject({
  /** With its article, `a grand piano`. */
  into: visible(2, 32),
  change: guiseStats.schema.default({}),
  /** Absent: its own. */
  attacks: armsSchema.optional(),
  ways: z
    .array(z.enum(movementKinds).exclude(['walk']))
    .max(3)
    .default([]),
});

/**
 * STAT-08, STAT-11, COMBAT-03: somebody is something else for so many turns, or until that is ended:
 * it has other stats, the attacks of that instead of its own, and moves in more ways. It is one thing
 * at a time; `back`: it is itself again. HP are not touched.
 */
export const transform = verb(
  z
    .strictObject({
      transform: z.union([z.literal('back'), guiseSchema]),
      turns: amountSchema.optional(),
      to: aimSchema.optional(),
    })
    .refine(({ transform: into, turns }) => into !== 'back' || turns === undefined, {
      path: ['turns'],
      error: 'expected none beside `back`, which is for good',
    }),
  (run, { transform: guise, turns, to }) => {
    if (guise === 'back') {
      for (const one of reached(run, to)) undisguise(run.bout, one);
      return;
    }
    const { into: name, change, attacks, ways } = guise;
    const made = {
      ...{ name, ways, by: addedUp(guiseStats.each(change)) },
      attacks: attacks ? armed(run, attacks) : null,
    };
    const named = turnsOf(run, turns);
    for (const one of reached(run, to)) disguise(run, one, made, lastingOn(run, one, named));
  },
  {
    plain: ({ transform: guise, turns, to }, { whom }) =>
      guise === 'back'
        ? `end what an ability has transformed ${whom(to).about} into`
        : `transform ${whom(to).on} into ${guiseWords(guise)}${lastingWords(turns)}`,
    terse: ({ transform: guise, turns, to }, { upon }) =>
      guise === 'back'
        ? `transform back${upon(to)}`
        : `transform into ${guiseShort(guise)}${lastingShort(turns)}${upon(to)}`,
  },
);
