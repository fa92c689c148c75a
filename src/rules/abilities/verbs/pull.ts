import { z } from 'zod';
import { amountSchema } from '../amount.ts';
import { amountOf, amountWords } from '../aloud/amounts.ts';
import { groundingWords, said, shoveAll } from './shove.ts';
import { verbAtOnce } from './verb.ts';

/** MOVE-09: so many tiles straight towards the carrier. */
export const pull = verbAtOnce(
  z.strictObject({ pull: amountSchema, ...said }),
  (runs, effect) => shoveAll(runs, 'pull', effect.pull, effect),
  {
    plain: ({ pull: tiles, grounds, to }, { whom }) =>
      `pull ${whom(to).on} ${amountOf(tiles, 'tile')} closer${groundingWords(grounds)}`,
    terse: ({ pull: tiles, grounds, to }, { upon }) =>
      `pull ${amountWords(tiles, 'terse')}${groundingWords(grounds)}${upon(to)}`,
  },
);
