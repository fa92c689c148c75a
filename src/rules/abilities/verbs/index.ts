import { z } from 'zod';
import { actAgain } from './act-again.ts';
import { change } from './change.ts';
import { deal } from './deal.ts';
import { end } from './end.ts';
import { give } from './give.ts';
import { heal } from './heal.ts';
import { lay } from './lay.ts';
import { reveal } from './reveal.ts';
import { pull, push } from './shove.ts';
import { temporaryHp } from './temporary-hp.ts';
import { type Run } from './verb.ts';

/** Every word that an ability can do, by the key that says it. */
export const verbs = {
  deal,
  heal,
  lay,
  end,
  change,
  'temporary hp': temporaryHp,
  give,
  actions: actAgain,
  reveal,
  push,
  pull,
};

export const effectSchema = z.union([
  deal.schema,
  heal.schema,
  lay.schema,
  end.schema,
  change.schema,
  temporaryHp.schema,
  give.schema,
  actAgain.schema,
  reveal.schema,
  push.schema,
  pull.schema,
]);
export type Effect = z.infer<typeof effectSchema>;

/** Lets one effect of an ability happen. */
export function apply(run: Run, effect: Effect): void {
  for (const [word, { apply: act }] of Object.entries(verbs))
    if (word in effect) return act(run, effect as never);
}
