import { z } from 'zod';
import { type Shove, shove } from '../../combat/shoving.ts';
import { amountSchema } from '../amount.ts';
import { type Aim, aimSchema } from '../aim.ts';
import { reached, valueOf } from './reached.ts';
import { type Run, verb } from './verb.ts';

const more = { grounds: z.literal(true).optional(), to: aimSchema.optional() };

/** MOVE-09: so many tiles straight away from the carrier. */
export const push = verb(z.strictObject({ push: amountSchema, ...more }), (run, effect) => {
  shoveAll(run, 'push', valueOf(run, effect.push), effect);
});

/** MOVE-09: so many tiles straight towards the carrier. */
export const pull = verb(z.strictObject({ pull: amountSchema, ...more }), (run, effect) => {
  shoveAll(run, 'pull', valueOf(run, effect.pull), effect);
});

function shoveAll(
  run: Run,
  how: Shove['how'],
  tiles: number,
  { grounds, to }: { grounds?: true | undefined; to?: Aim | undefined },
): void {
  const by = { controller: run.carrier, how, tiles, cause: run.ability };
  for (const one of reached(run, to)) shove(run.bout, one, by, grounds === true);
}
