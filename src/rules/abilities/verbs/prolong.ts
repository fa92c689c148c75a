import { z } from 'zod';
import { type Condition } from '../../combat/creature.ts';
import { layCondition } from '../../combat/laying.ts';
import { amountSchema } from '../amount.ts';
import { amountOf, amountWords } from '../aloud/amounts.ts';
import { aimSchema } from '../aim.ts';
import { reached, valueOf } from './reached.ts';
import { verb } from './verb.ts';

/** COND-11: each condition that ends with its turns is laid anew, to end so many of them later. */
export const prolong = verb(
  z.strictObject({ prolong: amountSchema, to: aimSchema.optional() }),
  (run, { prolong: amount, to }) => {
    const { bout, carrier } = run;
    const more = valueOf(run, amount);
    if (more < 1) return;
    for (const one of reached(run, to))
      for (const { kind, by } of one.conditions.flatMap(laidForTurns)) {
        // An answer may have ended it meanwhile, or laid it anew.
        const now = one.conditions
          .flatMap(laidForTurns)
          .find((laid) => laid.kind === kind && (kind !== 'charmed' || laid.by === by));
        if (!now) continue;
        const { lasts } = now;
        const layer = kind === 'charmed' && by ? bout.fight.creatures[by] : carrier;
        const longer = { of: lasts.of, turns: lasts.turns + more };
        if (layer) layCondition(bout, one, { kind, by: layer, lasts: longer, doubled: false });
      }
  },
  {
    plain: ({ prolong: amount, to }, { whom }) =>
      `make every condition on ${whom(to).on} that ends with turns last ${amountOf(amount, 'turn')} longer`,
    terse: ({ prolong: amount, to }, { upon }) =>
      `conditions DR +${amountWords(amount, 'terse')}${upon(to)}`,
  },
);

/** What somebody has laid for a number of turns; hiding is one's own. */
function laidForTurns(one: Condition) {
  const { kind, lasts } = one;
  if (kind === 'hidden' || lasts === undefined || lasts === 'until ended') return [];
  return [{ kind, lasts, by: 'by' in one ? one.by : null }];
}
