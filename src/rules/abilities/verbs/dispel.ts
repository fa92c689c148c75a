import { z } from 'zod';
import { disarm } from '../../combat/arming.ts';
import { type Creature } from '../../combat/creature.ts';
import {
  afflicting,
  arming,
  blessing,
  changing,
  tellDisenchanted,
} from '../../combat/enchanting.ts';
import { takeWays } from '../../combat/lent-ways.ts';
import { aimSchema } from '../aim.ts';
import { reached } from './reached.ts';
import { verb } from './verb.ts';

/** STAT-08: whatever abilities have given somebody besides conditions is gone, good and bad. */
export const dispel = verb(
  z.strictObject({ dispel: z.literal(true), to: aimSchema.optional() }),
  (run, { to }) => {
    for (const one of reached(run, to)) {
      const ended = undo(one);
      tellDisenchanted(run.bout, one, ended, 'dispelled');
      takeWays(run.bout, one, () => false, 'dispelled');
    }
  },
  {
    plain: ({ to }, { whom }) =>
      `end all lasting effects of abilities on ${whom(to).on}, except conditions`,
    terse: ({ to }, { upon }) => `dispel${upon(to)}`,
  },
);

/** What has no end is its own; what an aura does lasts as long as one is in it. */
function undo(one: Creature) {
  const { boons, changes = [], afflictions = [] } = one;
  const [gone, undone] = [boons.filter(hasEnd), changes.filter(({ aura }) => aura === undefined)];
  one.boons = boons.filter((boon) => !gone.includes(boon));
  if (one.changes) one.changes = changes.filter((change) => !undone.includes(change));
  one.afflictions = undefined;
  const grants = disarm(one, () => false);
  return [
    ...undone.map(changing),
    ...gone.map(blessing),
    ...grants.map(arming),
    ...afflictions.map(afflicting),
  ];
}

const hasEnd = ({ lasts }: { lasts?: unknown }): boolean => lasts !== undefined;
