import { type FightAction } from '../action.ts';
import { type Fought } from '../bout.ts';
import { type FightEvent } from '../event.ts';
import { type Fight } from '../fight.ts';
import { actionsLeft } from '../acting.ts';
import { type Creature } from '../creature.ts';
import { hpOf, maxHp } from '../health.ts';
import { spent } from './worth.ts';
import { comesDownInIt } from './coming-down.ts';
import { lingersInIt, setsOutForIt } from './heeding.ts';
import { hasToGiveUp, type Heeds } from './orders.ts';
import { mayDisobey, playedWell, withLess, withNone } from './playing.ts';
import { lost, scoreAt, scoreFor } from './score.ts';
import { type Standing, standingOf } from './standing.ts';
import { stungByMissing } from './stings.ts';
import { heedIn } from './temper.ts';
import { bitten, drowning, reluctance, risked } from './wading.ts';

/** What comes of an action: how good that is on average, and what it most probably leads to. */
export type Trial = {
  action: FightAction;
  score: number;
  /** Null where the turn is over with it. */
  likely: Fight | null;
  likelyScore: number;
  /** Whether the rules have had their say, or this is only how it looks. */
  tried: boolean;
  /** What the best second step adds to it, where one was looked for. */
  more?: number;
};

/** What even a useless action costs, so that nobody fidgets. */
const effort: Partial<Record<FightAction['do'], number>> = {
  'end turn': 0,
  attack: 0.001,
  move: 0.012,
  hide: 0.02,
  investigate: 0.03,
  'place trap': 0.01,
};
const usualEffort = 0.005;

/** With more HP than these a blow is the smaller part of them, and still worth its effort. */
const usualHp = 40;

export const effortOf = (what: FightAction['do'], { round, me }: Standing): number =>
  heedIn(round) * (effort[what] ?? usualEffort) * Math.min(1, usualHp / maxHp(me));

/** What is thought from: an imagined fight, and how it would stand with an action less. */
export type Ground = {
  fight: Fight;
  me: Creature;
  orders: Heeds;
  standing: Standing;
  left: number;
  /** What it costs to wade. */
  shy: number;
};

export function groundOf(fight: Fight, me: Creature, orders: Heeds): Ground {
  const standing = standingOf(fight, me, orders);
  const shy = reluctance(fight, me, orders);
  return { fight, me, orders, standing, left: actionsLeft(fight, me), shy };
}

/**
 * Tries an action in an imagined fight, with good dice; bad dice are taken to leave everything as it
 * is, but for the price. Null where it may not.
 */
export function attempt(ground: Ground, action: FightAction): Trial | null {
  const { fight, me, orders, standing, left } = ground;
  const cost = effortOf(action.do, standing);
  const tried = { action, tried: true };
  if (action.do === 'end turn') {
    if (lingersInIt(fight, me, orders)) return null;
    if (comesDownInIt(withNone(fight, me), me, orders)) return null;
    const plain = scoreAt(standing, me.tile, 0) - cost;
    const score = plain - drowning(fight, me) * (plain - lost(fight, orders));
    return { ...tried, score, likely: null, likelyScore: score };
  }
  if (setsOutForIt(fight, me, action, orders)) return null;
  const lucky = playedWell(fight, me.id, action);
  if (!lucky || mayDisobey(fight, me, action, lucky, orders)) return null;
  const plain = scoreFor(lucky.fight, me.id, fight, orders) - cost;
  const best = plain - toll(ground, action, lucky, plain);
  const likely = {
    likely: isGivenUp(ground, lucky.fight) ? null : lucky.fight,
    likelyScore: plain,
  };
  const chance = chanceIn(lucky.events);
  if (chance === null) return { ...tried, score: best, ...likely };
  const after = lucky.fight.creatures[me.id];
  const price = after ? spent(after) - spent(me) : 0;
  const paid = paidIn(lucky.events, me);
  const isLost = hasToGiveUp(orders, fight, me, hpOf(me) - paid);
  const stung = paid + stungByMissing(fight, lucky.events, me);
  const missed = scoreAt(standing, me.tile, left - 1, { hurt: stung }) - price - cost;
  const worst = isLost ? lost(fight, orders) : missed;
  const score = chance * best + (1 - chance) * worst;
  return chance >= 0.5
    ? { ...tried, score, ...likely }
    : { ...tried, score, likely: isLost ? null : withLess(fight, me), likelyScore: worst };
}

/** Whether it would concede next, so that there is no second step to think of. */
function isGivenUp({ fight, me, orders }: Ground, { creatures, outcome }: Fight): boolean {
  const after = creatures[me.id];
  return after !== undefined && !outcome && hasToGiveUp(orders, fight, me, hpOf(after));
}

/** What wading counts for beyond its hurt: its die may yet show more than was thought. */
function toll({ fight, me, orders, shy }: Ground, action: FightAction, by: Fought, plain: number) {
  const shown = bitten(by.events, me);
  const after = by.fight.creatures[me.id];
  if (!after || after.dead || by.fight.outcome) return 0;
  const sinks = drowning(by.fight, after);
  if (sinks > 0) return sinks * (plain - lost(fight, orders));
  if (shown === 0) return 0;
  const least = fight.mode === 'duel' && me.kind === 'hero' ? (orders.concedeBelow ?? 1) : 1;
  return (
    (action.do === 'move' ? shy : 0) + risked(shown, after, least) * (plain - lost(fight, orders))
  );
}

const paidIn = (events: readonly FightEvent[], { id }: Creature): number =>
  events.reduce((sum, one) => sum + (one.kind === 'paid' && one.who.id === id ? one.hp : 0), 0);

/** How often the rolls that were taken well would have been good enough; null where none was. */
function chanceIn(events: readonly FightEvent[]): number | null {
  const rolled = events.filter((one) => one.kind === 'attacked');
  if (rolled.length === 0) return null;
  const chances = rolled.map(({ roll, against }) => {
    if (roll.natural === 20) return 1 / 20;
    const needed = against.n - (roll.total - roll.natural);
    // A critical success counts for two.
    return (Math.max(1, Math.min(19, 21 - Math.max(2, needed))) + 1) / 20;
  });
  return chances.reduce((sum, one) => sum + one, 0) / chances.length;
}
