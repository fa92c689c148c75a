import { z } from 'zod';
import { type Creature } from '../../combat/creature.ts';
import { endConditions } from '../../combat/conditions.ts';
import { isSameCondition, layCondition } from '../../combat/laying.ts';
import { aimSchema } from '../aim.ts';
import { laidConditions } from '../laid.ts';
import { reachedInSight } from './reached.ts';
import { verb } from './verb.ts';

/**
 * COND-11: what the carrier has of such conditions befalls all others reached whom it makes out, for as many
 * turns of theirs, and is over for the carrier if it befalls anybody; hiding stays.
 */
export const passOn = verb(
  z.strictObject({
    'pass on': z.enum(['all conditions', ...laidConditions]),
    to: aimSchema.optional(),
  }),
  (run, { 'pass on': which, to }) => {
    const { bout, carrier } = run;
    const others = reachedInSight(run, to).filter((other) => other !== carrier);
    const held = carrier.conditions.filter(({ kind }) =>
      which === 'all conditions' ? kind !== 'hidden' : kind === which,
    );
    for (const condition of held) {
      // An answer may have ended it meanwhile, or laid it anew.
      const now = carrier.conditions.find((other) => isSameCondition(other, condition));
      if (!now || now.kind === 'hidden') continue;
      const { kind, lasts } = now;
      const by = now.kind === 'charmed' ? bout.fight.creatures[now.by] : carrier;
      if (!by) continue;
      const befalls = (one: Creature) => {
        const turns = lasts === 'until ended' ? lasts : { of: one.id, turns: lasts.turns };
        return layCondition(bout, one, { kind, by, lasts: turns, doubled: false });
      };
      if (others.filter(befalls).length > 0)
        endConditions(bout, carrier, 'broken', (other) => isSameCondition(other, condition));
    }
  },
  {
    plain: ({ 'pass on': which, to }, { whom }) =>
      which === 'all conditions'
        ? `pass on all conditions but hiding that you have to ${whom(to).on}`
        : `pass on being ${which} to ${whom(to).on}`,
    terse: ({ 'pass on': which, to }, { whom }) => `pass on ${which} to ${whom(to).at}`,
  },
);
