import { z } from 'zod';
import { addActions } from '../../combat/acting.ts';
import { amountSchema } from '../amount.ts';
import { valueOf } from './reached.ts';
import { verb } from './verb.ts';

/** COMBAT-02: further actions in the carrier's own turn; in another's they are nobody's. */
export const actAgain = verb(z.strictObject({ actions: amountSchema }), (run, { actions }) => {
  addActions(run.bout.fight.turn, run.carrier, valueOf(run, actions));
});
