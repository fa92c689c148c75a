import { z } from 'zod';
import { bareGround } from '../../combat/earthworks.ts';
import { aimSchema } from '../aim.ts';
import { counted } from '../aloud/lists.ts';
import { tilesAbout } from './place.ts';
import { verb } from './verb.ts';

/** MOVE-11: ground that abilities have laid there is as it was before any of them. */
export const clearGround = verb(
  z.strictObject({
    /** Round each tile, in tiles. */
    'clear ground': z.number().int().min(0).max(6),
    to: aimSchema.optional(),
  }),
  (run, { 'clear ground': radius, to }) => bareGround(run.bout, tilesAbout(run, to, radius)),
  {
    plain({ 'clear ground': radius, to }, { whom, tile }) {
      const where = to === undefined && tile !== null ? `on ${tile}` : `under ${whom(to).about}`;
      const round = radius === 0 ? '' : ` and up to ${counted(radius, 'tile')} around`;
      return `clear away all ground that abilities have laid ${where}${round}`;
    },
    terse({ 'clear ground': radius, to }, { whom, tile }) {
      const where = to === undefined && tile !== null ? '' : `, under ${whom(to).at}`;
      return `clear ground${radius === 0 ? '' : `, radius ${radius}`}${where}`;
    },
  },
);
