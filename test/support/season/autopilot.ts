import { type Dice } from '../../../src/rules/dice.ts';
import { type Intent } from '../../../src/rules/intent.ts';
import { type OrbId } from '../../../src/rules/names.ts';
import { type Refusal } from '../../../src/rules/refusal.ts';
import { type HeroView, type PublicOrb } from '../../../src/rules/sight/views.ts';
import { dressing, errandOf } from '../../../src/rules/standing-in/errands.ts';
import { type Bounds, offersOf, type Vain } from '../../../src/rules/standing-in/gains.ts';

/** Of what a hero has, it stakes so much on a duel at most. */
const boldest = 0.2;
/** One in so many passes for a make-up turn, and as many place no bet. */
const lazy = 8;
/** One in so many saves an orb, and as many buy a red one unseen, if they have the gold. */
const thrifty = 3;
const gambling = 4;

/** ORB-03: what a red orb holds may be closed to it, which nobody sees before. */
const unreachable: readonly Refusal['refused'][] = [
  ...(['no safe way', 'too few actions', 'red orb closed'] as const),
];

/**
 * Plays a hero outside of fights by what its player sees: its loot turns as they are played for whoever
 * is away (TURN-05), and besides that it gambles, saves, posts its feature and bets. Fights it leaves to
 * the clock, as whoever is away does.
 */
export class Autopilot {
  readonly #dice: Dice;
  /** Of this week, what is decided once. */
  #decided = new Map<string, boolean>();

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  /** What it does next; null: it waits. */
  next(view: HeroView): Intent | null {
    return this.#turn(view) ?? dressing(view, bounds(view)) ?? this.#besides(view);
  }

  /** Whether it lets that be, as no safe way leads there, or none that is short enough; it does not set out for it again this week. */
  givesUp(view: HeroView, intent: Intent, { refused }: Refusal): boolean {
    const goal = intent.do === 'walk' ? intent.to : intent.do === 'buy' ? intent.orb : null;
    if (goal === null || !unreachable.includes(refused)) return false;
    this.#decided.set(visit(view, goal), true);
    return true;
  }

  /** Decided once a week for each hero. */
  #is(view: HeroView, what: string, oneIn: number): boolean {
    const key = `${view.everyone.week} ${view.hero.id} ${what}`;
    const known = this.#decided.get(key) ?? this.#dice.roll(oneIn, what) === 1;
    this.#decided.set(key, known);
    return known;
  }

  #turn(view: HeroView): Intent | null {
    const { legal } = view;
    if (legal.enter) {
      const passes = legal.pass === 'make-up' && this.#is(view, 'passes', lazy);
      return passes ? { do: 'pass' } : { do: 'enter' };
    }
    if (!legal.endTurn) return null;
    const vain = this.#vain(view);
    const errand = errandOf(view, bounds(view), vain);
    if (errand?.do === 'walk') this.#decided.set(visit(view, errand.to), true);
    const gambles = (!errand || errand.do === 'buy') && this.#is(view, 'gambles', gambling);
    return (
      (gambles ? gamble(view, vain) : null) ??
      errand ??
      (this.#is(view, 'saves', thrifty) ? saving(view) : null) ?? { do: 'end turn' }
    );
  }

  /** It goes once a week to each thing that it has noticed, and to no orb to which it has found no way. */
  #vain(view: HeroView): Vain {
    const all = [...view.legal.visit, ...view.orbs.map(({ id }) => id)];
    return new Set(all.filter((goal) => this.#decided.has(visit(view, goal))));
  }

  #besides(view: HeroView): Intent | null {
    const { legal, hero, bet } = view;
    if (legal.postFeature) return { do: 'post feature', title: '', quote: `I am ${hero.name}.` };
    if (!legal.bet || bet || legal.bet.most < 1 || this.#is(view, 'bets not', lazy)) return null;
    const { on, most } = legal.bet;
    const pick = on[this.#dice.roll(on.length, 'whom to bet on') - 1]?.pick;
    const stake = this.#dice.roll(Math.max(1, Math.floor(most * boldest)), 'stake');
    return pick === undefined ? null : { do: 'bet', on: pick, stake };
  }
}

/** The week's key while it opens anything, or else the dearest red orb, a chest or somebody else's. */
function gamble({ orbs, legal, hadChest }: HeroView, vain: Vain): Intent | null {
  const red = orbs.filter((one) => 'red' in one && !one.empty);
  const opens = !hadChest && red.some((one) => 'red' in one && one.red === 'chest');
  const isKey = (one: PublicOrb) => 'red' in one && one.red === 'key';
  const [orb] = red
    .filter(({ id }) => legal.buy.includes(id) && !vain.has(id))
    .filter((one) => opens || !isKey(one))
    .sort((a, b) => Number(isKey(b)) - Number(isKey(a)) || b.cost - a.cost);
  return orb ? { do: 'buy', orb: orb.id, popOff: null } : null;
}

/** The cheapest of what it cannot pay for yet. */
function saving({ orbs, legal, free }: HeroView): Intent | null {
  const orb = offersOf({ orbs })
    .filter(({ id, cost }) => legal.save.includes(id) && cost > free)
    .at(-1);
  return orb ? { do: 'save', orb: orb.id } : null;
}

/** All that it has it spends as it likes, for good as well. */
const bounds = ({ free }: HeroView): Bounds => ({ gold: free, keep: [], forGood: true });

const visit = ({ everyone, hero }: HeroView, goal: number | OrbId): string =>
  `${everyone.week} ${hero.id} visits ${goal}`;
