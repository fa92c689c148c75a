import { z } from 'zod';
import { type Boon } from '../../combat/creature.ts';
import { blessing, tellDisenchanted, tellEnchanted } from '../../combat/enchanting.ts';
import { aimSchema } from '../aim.ts';
import { reachedInSight } from './reached.ts';
import { verb } from './verb.ts';

/** COMBAT-13: boons that abilities have given go to the carrier, for as many turns of its own. */
export const stealBoons = verb(
  z.strictObject({ 'steal boons': z.literal(true), to: aimSchema.optional() }),
  (run, { to }) => {
    const { bout, carrier } = run;
    for (const one of reachedInSight(run, to)) {
      if (one === carrier) continue;
      const lent = one.boons.filter(({ lasts }) => lasts !== undefined);
      one.boons = one.boons.filter((boon) => !lent.includes(boon));
      tellDisenchanted(bout, one, lent.map(blessing), 'dispelled');
      for (const boon of lent) {
        const { lasts = 'until ended' } = boon;
        const now = lasts === 'until ended' ? lasts : { of: carrier.id, turns: lasts.turns };
        const taken: Boon = { ...boon, lasts: now };
        carrier.boons = [...carrier.boons, taken];
        tellEnchanted(run, carrier, blessing(taken), now);
      }
    }
  },
  {
    plain: ({ to }, { whom }) => `take over every boon that an ability has given to ${whom(to).on}`,
    terse: ({ to }, { whom }) => `steal boons from ${whom(to).at}`,
  },
);
