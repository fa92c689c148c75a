import { z } from 'zod';
import { dependentsOf } from '../../combat/dependents.ts';
import { tellEnchanted } from '../../combat/enchanting.ts';
import { tellUnmended } from '../../combat/hurt.ts';
import { isBeyondMending } from '../../combat/stalemate.ts';
import { type Varying } from '../../hero/stats.ts';
import { addedUp } from '../stat-changes.ts';
import { type Run, verb } from './verb.ts';

/** ITEM-04: the carrier's dependents are worked out as if it levelled up, for good. */
export const update = verb(
  z.strictObject({ update: z.literal('dependents') }),
  (run) => {
    const { carrier } = run;
    const { varying = [] } = carrier.sheet;
    const before = varying.filter(({ depends }) => depends);
    const now = dependentsOf(carrier).map((one, nth) =>
      rises(one, before[nth]) && isLate(run) ? (before[nth] ?? one) : one,
    );
    const others = varying.filter(({ depends }) => !depends);
    carrier.sheet = { ...carrier.sheet, varying: [...others, ...now] };
    const by = addedUp(
      now.map((one, nth) => [one.stat, Number(one.by) - Number(before[nth]?.by ?? 0)]),
    );
    tellEnchanted(run, carrier, { kind: 'stats', by, formula: true, updated: true }, 'until ended');
  },
  {
    plain: () => 'work your dependents out anew',
    terse: () => 'update dependents',
  },
);

/** DUEL-02: too late in a fight no maximum rises. */
const rises = (now: Varying, before: Varying | undefined): boolean =>
  now.stat === 'hp' && Number(now.by) > Number(before?.by ?? 0);

function isLate({ bout, carrier, ability }: Run): boolean {
  if (!isBeyondMending(bout.fight)) return false;
  tellUnmended(bout, carrier, carrier, ability, 'past mending');
  return true;
}
