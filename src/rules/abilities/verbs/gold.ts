import { z } from 'zod';
import { tell, whoIs } from '../../combat/tell.ts';
import { amountSchema } from '../amount.ts';
import { amountWords } from '../aloud/amounts.ts';
import { valueOf } from './reached.ts';
import { verb } from './verb.ts';

/** WEEK-02: gold for the carrier's player, paid when the fight is over if its hero lives. */
export const gold = verb(
  z.strictObject({ gold: amountSchema }),
  (run, { gold: amount }) => {
    const { bout, carrier, ability: cause } = run;
    const more = valueOf(run, amount);
    const { player } = carrier;
    if (more < 1 || carrier.dead || player === null) return;
    const won = bout.fight.won ?? {};
    bout.fight.won = { ...won, [player]: (won[player] ?? 0) + more };
    tell(bout, 'gold won', ['ITEM-05'], { who: whoIs(carrier), cause, gold: more });
  },
  {
    plain: ({ gold: amount }) =>
      `win ${amountWords(amount, 'plain')} gold, if your hero lives through the fight`,
    terse: ({ gold: amount }) => `${amountWords(amount, 'terse')} gold`,
  },
);
