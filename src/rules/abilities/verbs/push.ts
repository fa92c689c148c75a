import { z } from 'zod';
import { amountSchema } from '../amount.ts';
import { amountOf, amountWords } from '../aloud/amounts.ts';
import { groundingWords, said, shoveAll } from './shove.ts';
import { verbAtOnce } from './verb.ts';

/** MOVE-09: so many tiles straight away from the carrier. */
export const push = verbAtOnce(
  z.strictObject({ push: amountSchema, ...said }),
  (runs, effect) => shoveAll(runs, 'push', effect.push, effect),
  {
    plain: ({ push: tiles, grounds, to }, { whom }) =>
      `push ${whom(to).on} ${amountOf(tiles, 'tile')} away${groundingWords(grounds)}`,
    terse: ({ push: tiles, grounds, to }, { upon }) =>
      `push ${amountWords(tiles, 'terse')}${groundingWords(grounds)}${upon(to)}`,
  },
);
