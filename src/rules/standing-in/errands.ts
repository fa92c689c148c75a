import { tileDistance } from '../board/tile.ts';
import { type Intent } from '../intent.ts';
import { type HeroView } from '../sight/views.ts';
import {
  type Bounds,
  hasRoom,
  isForGood,
  isGain,
  mayUse,
  offersOf,
  priceOf,
  type Vain,
  whyLeft,
} from './gains.ts';

/** What to do next in this turn; null: nothing. */
type Errand = (view: HeroView, bounds: Bounds, vain: Vain) => Intent | null;

/**
 * TURN-07: what a hero in its loot turn does next, by what its player sees: opens a chest, reads what lies
 * in orbs, goes to what it has noticed, buys, gets off what carries it. Null: it has nothing left to do. `vain`: where it has been
 * without avail, or to look.
 */
export const errandOf: Errand = (view, bounds, vain) =>
  opening(view, bounds, vain) ??
  identifying(view, bounds, vain) ??
  exploring(view, bounds, vain) ??
  buying(view, bounds, vain) ??
  gettingOff(view, bounds, vain);

/** ORB-08: with the key, the dearer of the chests that are left. */
const opening: Errand = (view, bounds, vain) => {
  const chests = view.orbs.filter(({ id }) => view.legal.open.includes(id) && !vain.has(id));
  const [orb] = chests.sort((a, b) => b.cost - a.cost);
  return orb && mayUse(view, 'open', bounds) ? { do: 'open', orb: orb.id } : null;
};

/** ORB-06: the dearest first of what it can pay for. */
const identifying: Errand = (view, bounds, vain) => {
  const { legal, known } = view;
  const [orb] = offersOf(view).filter(
    (one) =>
      legal.identify.includes(one.id) &&
      legal.buy.includes(one.id) &&
      !known[one.id] &&
      !vain.has(one.id) &&
      priceOf(view, one) <= bounds.gold,
  );
  return orb && mayUse(view, 'identify', bounds) ? { do: 'identify', orb: orb.id } : null;
};

/** ORB-09: beside what it has noticed, once. */
const exploring: Errand = ({ fight, legal }, _bounds, vain) => {
  const own = fight?.creatures.find(({ id }) => id === fight.you)?.tile;
  const to = legal.visit.find(
    (tile) => own !== undefined && tileDistance(own, tile) > 1 && !vain.has(tile),
  );
  return to === undefined ? null : { do: 'walk', to, step: null };
};

/** ORB-07: a weapon where it has none, or else the dearest thing that is a gain. */
const buying: Errand = (view, bounds, vain) => {
  const { legal, items } = view;
  const offers = offersOf(view).filter(
    (orb) =>
      legal.buy.includes(orb.id) &&
      !vain.has(orb.id) &&
      isGain(view, orb) &&
      priceOf(view, orb) <= bounds.gold &&
      whyLeft(view, orb, bounds) === null,
  );
  const isArmed = items.some(({ equipped, slot }) => equipped && slot === 'primary hand');
  const weapon = isArmed ? undefined : offers.find(({ slot }) => slot === 'primary hand');
  const orb = weapon ?? offers[0];
  if (!orb) return null;
  const as = legal.buyAs[orb.id]?.at(-1)?.as;
  return { do: 'buy', orb: orb.id, popOff: null, ...(as && { as }) };
};

/** SLOT-08: in the void: what lies idle is worn, what sits on things is set, and curses come off. */
export function dressing(view: HeroView, bounds: Bounds): Intent | null {
  const { items, legal } = view;
  const [cursed] = legal.uncurse;
  if (cursed && mayUse(view, 'uncurse', bounds)) return { do: 'uncurse', item: cursed };
  const mine = items.filter(
    (own) => !bounds.keep.includes(own.id) && (bounds.forGood || !isForGood(own)),
  );
  const free = mine.find(
    ({ id, slot, kinds }) =>
      legal.equip.includes(id) && !kinds.includes('curse') && hasRoom(view, slot),
  );
  if (free) return { do: 'equip', item: free.id, popOff: null };
  const loose = mine.find(
    ({ id, on }) => on === null && legal.attach.some(({ item }) => item === id),
  );
  const onto = legal.attach.find(({ item }) => item === loose?.id)?.onto[0];
  return loose && onto ? { do: 'attach', item: loose.id, onto } : null;
}

/** MOVE-12: where what it would buy lies beyond ways that are open to its own feet alone. */
const gettingOff: Errand = (view, bounds) => {
  const { fight, legal } = view;
  const action = fight?.legal.find((one) => one.do === 'unmount');
  const isWorthIt = offersOf(view).some(
    (one) =>
      legal.cutOff[one.id] === 'on foot' &&
      priceOf(view, one) <= bounds.gold &&
      isGain(view, one) &&
      whyLeft(view, one, bounds) === null,
  );
  return action && isWorthIt ? { do: 'fight', action, step: null } : null;
};
