import { actionsOf } from '../acting.ts';
import { spares } from '../conditions.ts';
import { type Creature } from '../creature.ts';
import { type Fight } from '../fight.ts';
import { isOutOfSight } from '../made-out.ts';
import { has, statOf } from '../reading.ts';
import { type Arm, tireless } from './arms.ts';
import { later } from './later.ts';

/** Turns that are looked ahead, and how much less each further one counts. */
const turnsAhead = 3;
const fading = 0.8;
/** What could be done now, and is put off, may come to nothing. */
const inHand = 0.9;
/** How often somebody strikes, in its next turn, whom it would have to find first. */
const unfound = 0.3;

/** One coming turn: its actions, what each arm is worth in it, the best first. */
type Turn = {
  actions: number;
  walks: boolean;
  arms: { at: number; uses: number; worth: number; ready: number }[];
};

/** What one could do to another in the rest of this turn and the next ones, wherever they stand. */
export type Outlook = { ranges: number[]; speed: number; atOnce: number; turns: (Turn | null)[] };

export function outlook(fight: Fight, by: Creature, arms: readonly Arm[], to: Creature): Outlook {
  const turns: (Turn | null)[] = [];
  let [a, b]: (Creature | null)[] = [null, null];
  for (let turn = 0; turn <= turnsAhead; turn++) {
    const [first, second] = [later(fight, by, turn), later(fight, to, turn)];
    const same = first === a && second === b;
    [a, b] = [first, second];
    turns.push(same ? (turns[turn - 1] ?? null) : canAct(fight, a, b) ? turnOf(a, arms, b) : null);
  }
  return {
    ranges: arms.map(({ range }) => range),
    speed: Math.max(1, statOf(by, 'speed')),
    atOnce: by.dead || to.dead ? 0 : has(to, 'hidden') ? unfound : 1,
    turns,
  };
}

const canAct = (fight: Fight, a: Creature, b: Creature): boolean =>
  !has(a, 'stunned') && !has(a, 'ethereal') && !isOutOfSight(a, b) && !spares(fight, a, b);

function turnOf(by: Creature, arms: readonly Arm[], to: Creature): Turn {
  const basics = has(by, 'disarmed') ? by.sheet.attacks.length : 0;
  return {
    actions: actionsOf(by),
    walks: statOf(by, 'speed') > 0,
    arms: arms
      .map((arm, at) => {
        const worth = arm.worth(by, to);
        return { at, uses: arm.uses, worth, ready: at < basics ? 1 : 0 };
      })
      .sort((a, b) => b.worth - a.worth),
  };
}

/**
 * The damage that this comes to for two who are `far` apart, the one standing still: with `now`
 * actions of a turn that goes on, and in the turns after it. Nearer turns count more.
 */
export function expected(
  { ranges, speed, atOnce, turns }: Outlook,
  far: { tiles: number; walk: number; inLine: boolean },
  now: number,
  stride = 1,
): number {
  if (atOnce === 0) return 0;
  let [sum, weight, moved] = [0, inHand, 0];
  for (const [at, turn] of turns.entries()) {
    const actions = at === 0 ? now : (turn?.actions ?? 0);
    if (turn && actions > 0) {
      sum +=
        weight *
        strikes(turn, actions, (arm) => {
          const range = ranges[arm] ?? 0;
          if (far.inLine && far.tiles <= range) return 0;
          const way = Math.max(1, far.walk - (far.inLine ? range : Math.min(range, 2)));
          return stride * Math.max(0, Math.ceil(way / speed) - moved);
        });
      // Who will have come near is no longer as far from harm as it stands now.
      if (turn.walks && at > 0) moved += actions;
    }
    weight = at === 0 ? 1 : weight * fading;
  }
  return sum;
}

/** One turn: what is left after coming near goes into the best that reaches. */
function strikes({ arms, walks }: Turn, actions: number, strides: (arm: number) => number): number {
  let [dealt, used] = [0, 0];
  for (const { at, uses, worth, ready } of arms) {
    if (used >= actions) break;
    const steps = strides(at);
    if (steps > 0 && !walks) continue;
    const times = Math.min(uses, actions - steps - ready - used);
    if (times <= 0) continue;
    dealt += times * worth;
    used += times;
  }
  return dealt;
}

/**
 * From how far it can do anything at all to the other in its next turn; one without patience does not
 * wait with what can be done but a few times.
 */
export const farthest = ({ ranges, turns }: Outlook, isPatient: boolean): number =>
  (turns[1]?.arms ?? []).reduce(
    (most, { at, uses, worth }) =>
      worth > 0 && (isPatient || uses === tireless) ? Math.max(most, ranges[at] ?? 0) : most,
    1,
  );
