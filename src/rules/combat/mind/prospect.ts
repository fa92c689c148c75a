import { actionsOf } from '../acting.ts';
import { spares } from '../conditions.ts';
import { type Creature } from '../creature.ts';
import { type Fight } from '../fight.ts';
import { hidingOf, isOutOfSight } from '../made-out.ts';
import { has, statOf } from '../reading.ts';
import { type Arm, isEndless, type Uses } from './arms.ts';
import { turnsToCome } from './fleeting.ts';
import { later } from './later.ts';
import { suffered } from './suffering.ts';

/** Turns that are looked ahead, the rest of this one apart. */
export const turnsAhead = 5;
/** How often somebody strikes, until its next turn is over, whom it would have to find first. */
const unfound = 0.3;

/** One coming turn: its actions, what each arm is worth in it, the best first. */
type Turn = {
  actions: number;
  walks: boolean;
  /** QUEST-09: special attacks that come to nothing. */
  shields: number;
  arms: { at: number; range: number; uses: Uses; worth: number; ready: number; special: boolean }[];
};

/**
 * What one could do to another in the rest of this turn and the next ones, wherever they stand;
 * `suffered`: what comes over the other in each of them besides.
 */
export type Outlook = {
  speed: number;
  atOnce: number;
  turns: (Turn | null)[];
  suffered: number[] | null;
};

export function outlook(fight: Fight, by: Creature, arms: readonly Arm[], to: Creature): Outlook {
  const turns: (Turn | null)[] = [];
  let [a, b]: (Creature | null)[] = [null, null];
  const found = inTheOpen(by);
  // What has vanished does nothing more, and nothing more is done to it.
  const last = Math.min(turnsToCome(fight, by), turnsToCome(fight, to));
  for (let turn = 0; turn <= turnsAhead; turn++) {
    if (turn > last) {
      turns.push(null);
      continue;
    }
    const [first, second] = [later(fight, turn > 0 ? found : by, turn), later(fight, to, turn)];
    const same = first === a && second === b;
    [a, b] = [first, second];
    turns.push(same ? (turns[turn - 1] ?? null) : turnOf(fight, a, arms, b));
  }
  return {
    speed: Math.max(1, statOf(later(fight, found, 1), 'speed')),
    atOnce: by.dead || to.dead ? 0 : isWellHidden(by, to) ? unfound : 1,
    turns,
    suffered: suffered(fight, to, turnsAhead),
  };
}

/** COND-01: whoever strikes is hidden no more; what hiding gives it is there for one blow. */
const inTheOpen = (one: Creature): Creature =>
  has(one, 'hidden')
    ? { ...one, conditions: one.conditions.filter(({ kind }) => kind !== 'hidden') }
    : one;

/** PERC-02: whether it is not found as soon as it is seen. */
function isWellHidden(by: Creature, to: Creature): boolean {
  const hiding = hidingOf(to);
  if (!hiding) return false;
  return hiding.natural >= 20 || statOf(by, 'perception') < hiding.total;
}

/** COND-05, COND-08: null where it can do nothing; whoever can do nothing to the other may still come. */
function turnOf(fight: Fight, by: Creature, arms: readonly Arm[], to: Creature): Turn | null {
  if (has(by, 'stunned') || has(by, 'ethereal')) return null;
  const plain = { actions: actionsOf(by), walks: statOf(by, 'speed') > 0, shields: shieldsOf(to) };
  return isOutOfSight(by, to) || spares(fight, by, to)
    ? { ...plain, arms: [] }
    : { ...plain, arms: armed(by, arms, to) };
}

const shieldsOf = ({ boons }: Creature): number =>
  boons.reduce((sum, one) => sum + (one.kind === 'legendary shield' ? one.charges : 0), 0);

function armed(by: Creature, arms: readonly Arm[], to: Creature): Turn['arms'] {
  const basics = has(by, 'disarmed') ? by.sheet.attacks.length : 0;
  // COND-03: the goaded use nothing.
  const open = has(by, 'goaded') ? arms.slice(0, by.sheet.attacks.length) : arms;
  return open
    .map((arm, at) => {
      const worth = arm.worth(by, to);
      // As long as it will be by then: basic attacks come first.
      const { range } = by.sheet.attacks[at] ?? arm;
      const special = arm.blow?.how === 'special';
      return { at, range, uses: arm.uses, worth, ready: at < basics ? 1 : 0, special };
    })
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
}

/** How far two are apart, and whether nothing stands between them. */
type Apart = { tiles: number; walk: number; inLine: boolean };

/**
 * Adds to `sums`, turn by turn, the damage that this comes to for two who are so far apart, the one
 * standing still: with `now` actions of a turn that goes on, and in the turns after it.
 */
export function foresee(
  sums: number[],
  { speed, atOnce, turns }: Outlook,
  far: Apart,
  now: number,
  stride = 1,
): void {
  if (atOnce === 0) return;
  let moved = 0;
  const used: number[] = [];
  const cancelled = { specials: 0 };
  for (const [at, turn] of turns.entries()) {
    const actions = at === 0 ? now : (turn?.actions ?? 0);
    if (!turn || actions <= 0) continue;
    const strides = (range: number) => {
      if (far.inLine && far.tiles <= range) return 0;
      const way = Math.max(1, far.walk - (far.inLine ? range : Math.min(range, 2)));
      return stride * Math.max(0, Math.ceil(way / speed) - moved);
    };
    const found = at > 1 ? 1 : atOnce;
    sums[at] = (sums[at] ?? 0) + found * strikes(turn, actions, strides, used, cancelled, at === 0);
    // Who will have come near is no longer as far from harm as it stands now.
    if (turn.walks && at > 0) moved += actions;
  }
}

/** One turn: what is left after coming near goes into the best that reaches. */
function strikes(
  { arms, walks, shields }: Turn,
  actions: number,
  strides: (range: number) => number,
  spent: number[],
  cancelled: { specials: number },
  isNow: boolean,
): number {
  let [dealt, used] = [0, 0];
  for (const { at, range, uses, worth, ready, special } of arms) {
    if (used >= actions) break;
    const steps = strides(range);
    if (steps > 0 && !walks) continue;
    const before = spent[at] ?? 0;
    const open = Math.min(isNow ? uses.now : uses.each, uses.all - (isEndless(uses) ? 0 : before));
    const times = Math.min(open, actions - steps - ready - used);
    if (times <= 0) continue;
    const vain = special ? Math.max(0, Math.min(times, shields - cancelled.specials)) : 0;
    cancelled.specials += vain;
    dealt += (times - vain) * worth;
    used += times;
    spent[at] = before + times;
  }
  return dealt;
}
