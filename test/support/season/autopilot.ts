import { type Tile, tileDistance } from '../../../src/rules/board/tile.ts';
import { type Dice } from '../../../src/rules/dice.ts';
import { type Intent } from '../../../src/rules/intent.ts';
import { type HeroView, type OrbContents, type PublicOrb } from '../../../src/rules/sight/views.ts';

/** Of what a hero has, it stakes so much on a duel at most. */
const boldest = 0.2;
/** One in so many passes for a make-up turn, and as many place no bet. */
const lazy = 8;
/** One in so many saves an orb, and as many buy a red one unseen, if they have the gold. */
const thrifty = 3;
const gambling = 4;

/**
 * Plays a hero outside of fights by what its player sees: enters, identifies, buys, dresses, posts its
 * feature and bets. Fights it leaves to the clock, as whoever is away does.
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
    return this.#turn(view) ?? dressing(view) ?? this.#besides(view);
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
    return (
      opening(view) ??
      identifying(view) ??
      this.#exploring(view) ??
      (this.#is(view, 'gambles', gambling) ? gamble(view) : null) ??
      buying(view) ??
      (this.#is(view, 'saves', thrifty) ? saving(view) : null) ?? { do: 'end turn' }
    );
  }

  /** Goes once a week to each thing that it has noticed. */
  #exploring({ everyone, hero, fight, legal }: HeroView): Intent | null {
    const own = fight?.creatures.find(({ id }) => id === fight.you)?.tile;
    const visit = (tile: Tile) => `${everyone.week} ${hero.id} visits ${tile}`;
    const to = legal.visit.find(
      (tile) => own !== undefined && tileDistance(own, tile) > 1 && !this.#decided.has(visit(tile)),
    );
    if (to === undefined) return null;
    this.#decided.set(visit(to), true);
    return { do: 'walk', to, step: null };
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

/** The dearest first: the poor would never learn what they save for. */
function identifying({ orbs, legal, known }: HeroView): Intent | null {
  const [orb] = dearest(orbs, ({ id }) => legal.identify.includes(id) && !known[id]);
  return orb && legal.buy.includes(orb.id) ? { do: 'identify', orb: orb.id } : null;
}

/** A weapon where it has none, or else the dearest thing that is dearer than what it would replace. */
function buying(view: HeroView): Intent | null {
  const offers = dearest(view.orbs, (orb) => view.legal.buy.includes(orb.id) && isGain(view, orb));
  const isArmed = view.items.some(({ equipped, slot }) => equipped && slot === 'primary hand');
  const weapon = isArmed ? undefined : offers.find(({ slot }) => slot === 'primary hand');
  const orb = weapon ?? offers[0];
  if (!orb) return null;
  const as = view.legal.buyAs[orb.id]?.at(-1)?.as;
  return { do: 'buy', orb: orb.id, popOff: null, ...(as && { as }) };
}

/** With the key, the dearer of the chests that are left. */
function opening({ orbs, legal }: HeroView): Intent | null {
  const [orb] = orbs.filter(({ id }) => legal.open.includes(id)).sort((a, b) => b.cost - a.cost);
  return orb ? { do: 'open', orb: orb.id } : null;
}

/** The week's key while it opens anything, or else the dearest red orb, a chest or somebody else's. */
function gamble({ orbs, legal, hadChest }: HeroView): Intent | null {
  const red = orbs.filter((one) => 'red' in one && !one.empty);
  const opens = !hadChest && red.some((one) => 'red' in one && one.red === 'chest');
  const isKey = (one: PublicOrb) => 'red' in one && one.red === 'key';
  const [orb] = red
    .filter((one) => legal.buy.includes(one.id) && (opens || !isKey(one)))
    .sort((a, b) => Number(isKey(b)) - Number(isKey(a)) || b.cost - a.cost);
  return orb ? { do: 'buy', orb: orb.id, popOff: null } : null;
}

/** The cheapest of what it cannot pay for yet. */
function saving({ orbs, legal, free }: HeroView): Intent | null {
  const orb = dearest(orbs, ({ id, cost }) => legal.save.includes(id) && cost > free).at(-1);
  return orb ? { do: 'save', orb: orb.id } : null;
}

function isGain({ items, known }: HeroView, { id, slot, cost, kinds, name }: Seen): boolean {
  if (kinds.includes('curse') && known[id]) return false;
  if (slot === 'slotless') return !items.some((own) => own.name === name);
  return !items.some((own) => own.equipped && own.slot === slot && own.cost >= cost);
}

type Seen = PublicOrb & OrbContents;

const dearest = (orbs: readonly PublicOrb[], fits: (orb: Seen) => boolean): Seen[] =>
  orbs
    .filter((orb): orb is Seen => 'name' in orb && !orb.empty && fits(orb))
    .sort((a, b) => b.cost - a.cost);

/** In the void: what lies idle is worn, what sits on things is set, and curses come off. */
function dressing({ items, legal }: HeroView): Intent | null {
  const [cursed] = legal.uncurse;
  if (cursed) return { do: 'uncurse', item: cursed };
  const free = items.find(
    ({ id, slot }) =>
      legal.equip.includes(id) &&
      (slot === 'slotless' || !items.some((own) => own.equipped && own.slot === slot)),
  );
  if (free) return { do: 'equip', item: free.id, popOff: null };
  const loose = legal.attach.find(({ item }) =>
    items.some(({ id, on }) => id === item && on === null),
  );
  const onto = loose?.onto[0];
  return loose && onto ? { do: 'attach', item: loose.item, onto } : null;
}
