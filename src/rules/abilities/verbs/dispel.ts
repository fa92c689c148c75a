import { z } from 'zod';
import { disarm } from '../../combat/arming.ts';
import { type Creature } from '../../combat/creature.ts';
import { lend } from '../../combat/durations.ts';
import {
  afflicting,
  arming,
  blessing,
  changing,
  type Enchantment,
  protecting,
  tellDisenchanted,
  tuning,
} from '../../combat/enchanting.ts';
import { takeWays } from '../../combat/lent-ways.ts';
import { isKeptOff, isProtected, tellKept } from '../../combat/protecting.ts';
import { retune } from '../../combat/tuning.ts';
import { type ItemId } from '../../names.ts';
import { aimSchema } from '../aim.ts';
import { reached } from './reached.ts';
import { type Run, verb } from './verb.ts';

/** STAT-08: whatever abilities have given somebody besides conditions is gone, good and bad. */
export const dispel = verb(
  z.strictObject({ dispel: z.literal(true), to: aimSchema.optional() }),
  (run, { to }) => {
    for (const one of reached(run, to)) {
      const ended = [...undo(one), ...undoOnThings(run, one)];
      tellDisenchanted(run.bout, one, ended, 'dispelled');
      takeWays(run.bout, one, () => false, 'dispelled');
      lend(run.bout, one, [], 'dispelled');
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

/** What abilities have made of its things, but for what is kept from that. */
function undoOnThings(run: Run, one: Creature): Enchantment[] {
  const { tunings = [], protections = [] } = one;
  const keeps = isKeptOff(one, run, 'changes') ? (item: ItemId) => isProtected(one, item) : nothing;
  const left = tunings.flatMap((of) => {
    const items = of.items.filter(keeps);
    return items.length === 0 ? [] : [{ ...of, items }];
  });
  const guards = protections.filter(({ items }) => items.some(keeps));
  const ended = [
    ...tunings.filter(({ items }) => !items.every(keeps)).map(tuning),
    ...protections.filter((of) => !guards.includes(of)).map(protecting),
  ];
  if (left.length + guards.length > 0) tellKept(run, one);
  if (one.tunings) retune(one, left);
  if (one.protections) one.protections = guards;
  return ended;
}

const nothing = (): boolean => false;

const hasEnd = ({ lasts }: { lasts?: unknown }): boolean => lasts !== undefined;
