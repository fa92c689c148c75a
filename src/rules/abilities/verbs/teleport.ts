import { z } from 'zod';
import { teleportTo } from '../../combat/teleporting.ts';
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
