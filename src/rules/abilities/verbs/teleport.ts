import { z } from 'zod';
import { swapPlaces, teleportTo } from '../../combat/teleporting.ts';
import { aimSchema } from '../aim.ts';
import { reachedInSight } from './reached.ts';
import { verb } from './verb.ts';

/** MOVE-14: the carrier is at the tile that was aimed at, if there is room; through no force wall. */
export const teleport = verb(
  z.strictObject({ teleport: z.literal(true) }),
  ({ bout, carrier, tile, ability }) => {
    if (tile !== null && !carrier.dead) teleportTo(bout, carrier, tile, ability);
  },
  {
    plain: (_, { tile }) => (tile === null ? 'teleport nowhere' : `teleport to ${tile}`),
    terse: (_, { tile }) => (tile === null ? 'teleport nowhere' : 'teleport'),
  },
);

/** MOVE-14: the carrier and another are each where the other was, if both have room. */
export const swap = verb(
  z.strictObject({ swap: z.literal(true), to: aimSchema.optional() }),
  (run, { to }) => {
    for (const one of reachedInSight(run, to)) swapPlaces(run.bout, run.carrier, one, run.ability);
  },
  {
    plain: ({ to }, { whom }) => `swap places with ${whom(to).on}`,
    terse: ({ to }, { upon }) => `swap places${upon(to)}`,
  },
);
