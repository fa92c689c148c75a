import { z } from 'zod';
import { type Creature } from '../../combat/creature.ts';
import { runTo } from '../../combat/running.ts';
import { type Aim, aimSchema } from '../aim.ts';
import { amountSchema } from '../amount.ts';
import { amountOf, amountWords } from '../aloud/amounts.ts';
import { type Reach, reachedInSight, valueOf } from './reached.ts';
import { verb } from './verb.ts';

/** MOVE-01: the carrier walks so many tiles at once, at no action. */
export const move = verb(
  z.strictObject({
    move: amountSchema,
    way: z.enum(['towards', 'away']).default('towards'),
    to: aimSchema.optional(),
  }),
  (run, { move: tiles, way, to }) => {
    const other = aboutWhom(run, to);
    if (!other) return;
    const errand = { other, way, tiles: valueOf(run, tiles) };
    // What goes off by itself nobody has aimed.
    runTo(run.bout, run.carrier, run.moment ? { ...errand, careful: true } : errand, run.ability);
  },
  {
    plain: ({ move: tiles, way, to }, { whom }) =>
      `walk ${amountOf(tiles, 'tile')} ${wayWords[way]} ${whom(to).about}`,
    terse: ({ move: tiles, way, to }, { whom }) =>
      `walk ${amountWords(tiles, 'terse')} ${wayWords[way]} ${whom(to).at}`,
  },
);

const wayWords = { towards: 'towards', away: 'away from' };

/** Towards or away from whom: the first other one that it can make out. */
export const aboutWhom = (run: Reach, to: Aim | undefined): Creature | undefined =>
  reachedInSight(run, to).find((one) => one !== run.carrier);
