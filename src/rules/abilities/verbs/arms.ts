import { arm } from '../../combat/arming.ts';
import { type Grant } from '../../combat/creature.ts';
import { arming, tellEnchanted } from '../../combat/enchanting.ts';
import { type Aim, aimSchema } from '../aim.ts';
import { type Amount, amountSchema } from '../amount.ts';
import { lastingOn, turnsOf } from './lasting.ts';
import { reached } from './reached.ts';
import { type Run } from './verb.ts';

/** What each word says that changes how somebody attacks: for how many turns, and who. */
export const granting = { turns: amountSchema.optional(), to: aimSchema.optional() };

/** COMBAT-03: by what, and by whom, it was given. */
export const sourceOf = ({ ability, carrier }: Run) => ({ from: ability, of: carrier.id });

/** COMBAT-03: to each whom it reaches, for as long as it says. */
export function grantTo(
  run: Run,
  to: Aim | undefined,
  turns: Amount | undefined,
  grant: (lasts: Grant['lasts']) => Grant,
): void {
  const named = turnsOf(run, turns);
  for (const one of reached(run, to)) {
    const lasts = lastingOn(run, one, named);
    const granted = grant(lasts);
    arm(one, granted);
    tellEnchanted(run, one, arming(granted), lasts);
  }
}
