import { z } from 'zod';
import { type Grounding } from '../../combat/action.ts';
import { areEnemies } from '../../combat/bout.ts';
import { type Creature } from '../../combat/creature.ts';
import { type Shove, shove } from '../../combat/shoving.ts';
import { distance } from '../../board/space.ts';
import { type Amount } from '../amount.ts';
import { type Aim, aimSchema } from '../aim.ts';
import { reached, valueOf } from './reached.ts';
import { type Run } from './verb.ts';

/** What a push and a pull may say besides how far. */
export const said = { grounds: z.boolean().optional(), to: aimSchema.optional() };

/** MOVE-09: without a word it is as it always is, and no text says so. */
export const groundingWords = (grounds: boolean | undefined): string =>
  grounds === undefined ? '' : grounds ? ', flyers landing first' : ', flyers staying aloft';

type Said = { grounds?: boolean | undefined; to?: Aim | undefined };

/** COMBAT-19: all at once, so that nobody stands in the way of who goes the same way. */
export function shoveAll(
  runs: readonly Run[],
  how: Shove['how'],
  amount: Amount,
  said: Said,
): void {
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
