import { z } from 'zod';
import { type Change, type Creature } from '../../combat/creature.ts';
import { changing, tellDisenchanted, tellEnchanted } from '../../combat/enchanting.ts';
import { plainStat } from '../../combat/varying.ts';
import { statNames } from '../../hero/stats.ts';
import { aimSchema } from '../aim.ts';
import { amountSchema } from '../amount.ts';
import { lastingShort, lastingWords } from '../aloud/lasting.ts';
import { type Named, them, you } from '../aloud/whom.ts';
import { lastingOn, turnsOf } from './lasting.ts';
import { reached } from './reached.ts';
import { type Run, verb } from './verb.ts';

const exchangeable = z.enum(statNames).exclude(['hp', 'size']);

/**
 * STAT-07, STAT-08: for a while two stats have each the number of the other, formulas left aside. The
 * same two again are so for as long as it was said last.
 */
export const exchange = verb(
  z.strictObject({
    exchange: z
      .tuple([exchangeable, exchangeable])
      .refine(([one, other]) => one !== other, 'expected two stats'),
    turns: amountSchema.optional(),
    to: aimSchema.optional(),
  }),
  (run, { exchange: [a, b], turns, to }) => {
    const named = turnsOf(run, turns);
    for (const one of reached(run, to)) {
      const lasts = lastingOn(run, one, named);
      const apart = plainStat(one, b) - plainStat(one, a);
      const by = { [a]: apart, [b]: -apart };
      const laid: Change = { by, from: run.ability, lasts, formula: true, pair: [a, b] };
      endExchanges(run, one, laid);
      one.changes = [...(one.changes ?? []), laid];
      tellEnchanted(run, one, changing(laid), lasts);
    }
  },
  {
    plain: ({ exchange: [a, b], turns, to }, { whom }) =>
      `swap the numbers of ${pairOf(whom(to), a, b)}${lastingWords(turns)}`,
    terse: ({ exchange: [a, b], turns, to }, { upon }) =>
      `${a} ⇄ ${b}${lastingShort(turns)}${upon(to)}`,
  },
);

function pairOf(whom: Named, a: string, b: string): string {
  const whose = whom === you ? 'your' : whom.about === them.about ? 'their' : null;
  return whose ? `${whose} ${a} and ${whose} ${b}` : `the ${a} and the ${b} of ${whom.about}`;
}

/** What has these two change places already is over. */
function endExchanges({ bout }: Run, one: Creature, { pair: now }: Change): void {
  const isSame = ({ pair }: Change) => pair?.every((stat) => now?.includes(stat)) === true;
  const over = (one.changes ?? []).filter(isSame);
  if (over.length === 0) return;
  one.changes = one.changes?.filter((change) => !over.includes(change));
  tellDisenchanted(bout, one, over.map(changing), 'dispelled');
}
