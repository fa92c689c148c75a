import { z } from 'zod';
import { type ActionOf } from '../../combat/action.ts';
import { basicAttack } from '../../combat/attack.ts';
import { hindranceOf } from '../../combat/hindrance.ts';
import { attackRefusal } from '../../combat/reach-refusal.ts';
import { type Creature } from '../../combat/creature.ts';
import { aimSchema } from '../aim.ts';
import { reached } from './reached.ts';
import { type Run, verb } from './verb.ts';

/** COMBAT-03: the carrier makes a basic attack more, at no action, at each whom it may attack. */
export const attack = verb(
  z.strictObject({ attack: z.literal(true), to: aimSchema.optional() }),
  (run, { to }) => {
    for (const target of reached(run, to)) {
      const action = strongest(run, target);
      if (action && !run.carrier.dead) basicAttack(run.bout, run.carrier, action, run.ability);
    }
  },
  {
    plain: ({ to }, { whom }) => `make a basic attack against ${whom(to).on} at no action`,
    terse: ({ to }, { whom }) => `free BA at ${whom(to).at}`,
  },
);

/** The attack of the most damage of those that reach the target; the first among equals. */
function strongest({ bout: { fight }, carrier }: Run, { id }: Creature): ActionOf<'attack'> | null {
  const { attacks } = carrier.sheet;
  let best: ActionOf<'attack'> | null = null;
  for (const at of attacks.keys()) {
    const action = { do: 'attack', target: id, attack: at } as const;
    if (attackRefusal(fight, carrier, action) || hindranceOf(fight, carrier, action)) continue;
    if (!best || damageOf(carrier, at) > damageOf(carrier, best.attack)) best = action;
  }
  return best;
}

const damageOf = ({ sheet }: Creature, at: number): number => sheet.attacks[at]?.damage ?? 0;
