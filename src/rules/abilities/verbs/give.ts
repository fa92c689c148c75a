import { z } from 'zod';
import { type Boon, type Duration } from '../../combat/creature.ts';
import { blessing, tellEnchanted } from '../../combat/enchanting.ts';
import { type Amount, amountSchema } from '../amount.ts';
import { aimSchema } from '../aim.ts';
import { boonShort, boonWords } from '../aloud/boons.ts';
import { lastingShort, lastingWords } from '../aloud/lasting.ts';
import { lastingOn, turnsOf } from './lasting.ts';
import { reached, valueOf } from './reached.ts';
import { verb } from './verb.ts';

const boons = [
  'double damage',
  'true sight',
  'ghost strike',
  'empty mind',
  'invulnerable',
  'wider critical',
  'legendary shield',
] as const;

/** COMBAT-15, COMBAT-16, MONSTER-07, QUEST-08, QUEST-09, ROLL-01: a boon for a while. */
export const give = verb(
  z.strictObject({
    give: z.enum(boons),
    /** By how much a critical is wider, or how many charges a shield has. */
    by: amountSchema.default(1),
    turns: amountSchema.optional(),
    to: aimSchema.optional(),
  }),
  (run, { give: which, by, turns, to }) => {
    const named = turnsOf(run, turns);
    const much = countOf(which, by, (amount) => valueOf(run, amount));
    if (which === 'legendary shield' && much < 1) return;
    for (const one of reached(run, to)) {
      const lasts = lastingOn(run, one, named);
      const boon = boonOf(which, much, lasts);
      one.boons = [...one.boons, boon];
      tellEnchanted(run, one, blessing(boon), lasts);
    }
  },
  {
    plain({ give: which, by, turns, to }, { whom }) {
      const lasts = lastingWords(turns);
      if (which === 'invulnerable') return `make ${whom(to).on} invulnerable${lasts}`;
      return `give ${whom(to).on} ${boonWords(which, by)}${lasts}`;
    },
    terse: ({ give: which, by, turns, to }, { upon }) =>
      `${boonShort(which, by)}${lastingShort(turns)}${upon(to)}`,
  },
);

/** No dice fall for a boon that is no number. */
const countOf = (kind: (typeof boons)[number], by: Amount, read: (amount: Amount) => number) =>
  kind === 'wider critical' || kind === 'legendary shield' ? read(by) : 0;

function boonOf(kind: (typeof boons)[number], by: number, lasts: Duration): Boon {
  switch (kind) {
    case 'invulnerable':
      return { kind, to: 'all', lasts };
    case 'wider critical':
      return { kind, by, lasts };
    case 'legendary shield':
      return { kind, charges: by, lasts };
    default:
      return { kind, lasts };
  }
}
