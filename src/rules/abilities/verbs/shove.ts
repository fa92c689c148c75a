import { z } from 'zod';
import { type Grounding } from '../../combat/action.ts';
import { areEnemies } from '../../combat/bout.ts';
import { type Creature } from '../../combat/creature.ts';
import { type Shove, shove } from '../../combat/shoving.ts';
import { distance } from '../../board/space.ts';
import { type Amount, amountSchema } from '../amount.ts';
import { type Aim, aimSchema } from '../aim.ts';
import { amountOf, amountWords } from '../aloud/amounts.ts';
import { reached, valueOf } from './reached.ts';
import { type Run, verbAtOnce } from './verb.ts';

const more = { grounds: z.boolean().optional(), to: aimSchema.optional() };

/** MOVE-09: so many tiles straight away from the carrier. */
export const push = verbAtOnce(
  z.strictObject({ push: amountSchema, ...more }),
  (runs, effect) => shoveAll(runs, 'push', effect.push, effect),
  {
    plain: ({ push: tiles, grounds, to }, { whom }) =>
      `push ${whom(to).on} ${amountOf(tiles, 'tile')} away${groundingWords(grounds)}`,
    terse: ({ push: tiles, grounds, to }, { upon }) =>
      `push ${amountWords(tiles, 'terse')}${groundingWords(grounds)}${upon(to)}`,
  },
);

/** MOVE-09: so many tiles straight towards the carrier. */
export const pull = verbAtOnce(
  z.strictObject({ pull: amountSchema, ...more }),
  (runs, effect) => shoveAll(runs, 'pull', effect.pull, effect),
  {
    plain: ({ pull: tiles, grounds, to }, { whom }) =>
      `pull ${whom(to).on} ${amountOf(tiles, 'tile')} closer${groundingWords(grounds)}`,
    terse: ({ pull: tiles, grounds, to }, { upon }) =>
      `pull ${amountWords(tiles, 'terse')}${groundingWords(grounds)}${upon(to)}`,
  },
);

/** MOVE-09: without a word it is as it always is, and no text says so. */
const groundingWords = (grounds: boolean | undefined): string =>
  grounds === undefined ? '' : grounds ? ', flyers landing first' : ', flyers staying aloft';

type Said = { grounds?: boolean | undefined; to?: Aim | undefined };

/** COMBAT-19: all at once, so that nobody stands in the way of who goes the same way. */
function shoveAll(runs: readonly Run[], how: Shove['how'], amount: Amount, said: Said): void {
  const all = runs.flatMap((run) => {
    const by = { controller: run.carrier, how, tiles: valueOf(run, amount), cause: run.ability };
    return reached(run, said.to).map((one) => ({ run, one, by, far: distance(run.carrier, one) }));
  });
  all.sort((a, b) => (how === 'push' ? b.far - a.far : a.far - b.far));
  for (const { run, one, by } of all) shove(run.bout, one, by, groundingOf(run, said, one));
}

/**
 * MOVE-09: as the card says, or else who uses it. What goes off by itself grounds enemies; a trap is
 * nobody's (ITEM-26), and grounds anybody.
 */
function groundingOf(run: Run, { grounds }: Said, one: Creature): Grounding | 'none' {
  const { carrier, grounding, isTrap } = run;
  if (grounds !== undefined) return grounds ? 'first' : 'none';
  if (grounding !== undefined) return grounding;
  return isTrap || areEnemies(carrier, one) ? 'first' : 'none';
}
