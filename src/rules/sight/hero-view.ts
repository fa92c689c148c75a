import { daysLeft } from '../absence/away.ts';
import { allCalls } from '../calls.ts';
import { hitPointsOf } from '../combat/health.ts';
import { statOf } from '../combat/reading.ts';
import { asItStands } from '../combat/resolve.ts';
import { type Game, type Hero } from '../game.ts';
import { type Goods } from '../goods.ts';
import { hitPoints, sheetOf, statsNow } from '../hero/sheet.ts';
import { statNames, type Stats } from '../hero/stats.ts';
import { asInFight } from '../fighting/as-before.ts';
import { type Description } from '../items/description.ts';
import { hasHadChest } from '../menagerie/chests.ts';
import { hasBoughtUltimate } from '../menagerie/one-ultimate.ts';
import { isEmpty, orbDefinition } from '../menagerie/orbs.ts';
import { isHiddenFrom } from '../menagerie/red.ts';
import { freeGold, heldGold } from '../money.ts';
import { type HeroId, type Instant, type OrbId } from '../names.ts';
import { noAutopilot, noOrders } from '../orders.ts';
import { callsUnderdog, payout } from '../betting/payout.ts';
import { pickName } from '../betting/bet.ts';
import { heroOf } from '../scene.ts';
import { describedIn } from './changed.ts';
import { companionsNow } from './companions-now.ts';
import { fightSeenBy } from './fight.ts';
import { legalFor } from './legal.ts';
import { orbsSeenBy } from './menagerie-view.ts';
import { ownItems } from './own-items.ts';
import { secretsSeenBy } from './secrets.ts';
import { publicHero, publicView } from './public-view.ts';
import { type HeroView, type OwnItem } from './views.ts';

/** All that this hero's player may know: what everybody may, and the own hero. */
export function heroView(game: Game, goods: Goods, id: HeroId, now: Instant): HeroView {
  const hero = heroOf(game, id);
  // GAME-06: as they are in the fight in which it stands.
  const there = game.fight?.creatures[id] ? asInFight(game) : game;
  const sheet = sheetOf(there, goods, id);
  const stats = statsNow(there, goods, id, sheet);
  const items = ownItems(game, goods, id);
  const everyone = publicView(game, goods, now);
  return {
    everyone,
    hero: publicHero(game, goods, hero, now),
    quote: hero.quote,
    hp: hpNow(game, goods, id, stats),
    ...inForce(game, id, { stats, attacks: sheet.attacks }),
    free: freeGold(game, id),
    held: heldGold(game, id),
    items,
    orders: ownOrders(hero, items),
    autopilot: hero.autopilot ?? noAutopilot,
    calls: hero.calls ?? allCalls,
    daysAway: daysLeft(game, hero),
    awayPaid: hero.absence?.paid ?? 0,
    orbs: orbsSeenBy(game, goods, id, everyone.orbs),
    known: knownOrbs(game, goods, hero),
    discount: hero.discount,
    boughtUltimate: hasBoughtUltimate(game, id),
    secrets: secretsSeenBy(game, goods, id),
    hadChest: hasHadChest(game, id),
    bet: ownBet(game, id),
    fight: fightOf(game, id),
    companions: companionsNow(game, id),
    moveUntil: game.fight?.creatures[id] ? clockOf(game) : null,
    legal: legalFor(game, goods, id),
  };
}

/** STAT-08: in a fight, as they are there now, with what abilities and conditions have made of them. */
function inForce(
  { fight }: Game,
  id: HeroId,
  plain: Pick<HeroView, 'stats' | 'attacks'>,
): Pick<HeroView, 'stats' | 'attacks'> {
  const creature = fight && asItStands(fight).creatures[id];
  if (!creature) return plain;
  const stats = statNames.map((stat) => [stat, statOf(creature, stat)]);
  return { stats: Object.fromEntries(stats) as Stats, attacks: creature.sheet.attacks };
}

/** In a fight the creature's wounds are the truth, be it in the midst of an act; the hero takes them over when it is over. */
function hpNow(game: Game, goods: Goods, hero: HeroId, stats: Stats): HeroView['hp'] {
  const creature = game.fight && asItStands(game.fight).creatures[hero];
  return creature ? hitPointsOf(creature) : hitPoints(game, goods, hero, stats);
}

/** While the game is paused nothing can be done in it. */
function fightOf({ fight, pausedSince }: Game, hero: HeroId): HeroView['fight'] {
  if (!fight?.creatures[hero]) return null;
  const seen = fightSeenBy(fight, hero);
  return pausedSince === null ? seen : { ...seen, legal: [] };
}

const clockOf = ({ deadlines }: Game): Instant | null =>
  Object.values(deadlines).find(({ kind }) => kind === 'fight turn' || kind === 'loot clock')
    ?.due ?? null;

function ownOrders({ orders = noOrders }: Hero, items: readonly OwnItem[]): HeroView['orders'] {
  const { concedeBelow, never } = orders;
  return { concedeBelow, never, keep: items.filter(({ id }) => orders.keep.includes(id)) };
}

/**
 * ORB-05: only what this player has identified; what was in an empty orb is left out, and what somebody
 * else has saved (ORB-03).
 */
function knownOrbs(game: Game, goods: Goods, { id, identified }: Hero): Record<OrbId, Description> {
  const known = Object.values(game.orbs)
    .filter((orb) => !isEmpty(game, orb) && !isHiddenFrom(id, orb))
    .filter((orb) => identified.includes(orbDefinition(game, orb)))
    .map((orb) => [orb.id, describedIn(game, goods, orbDefinition(game, orb))] as const);
  return Object.fromEntries(known);
}

function ownBet(game: Game, hero: HeroId): HeroView['bet'] {
  const bet = game.bets[hero];
  if (!bet) return null;
  const { on, stake } = bet;
  return {
    on,
    onName: pickName({ game }, on),
    stake,
    back: payout(stake, callsUnderdog(on, game.duel?.tally)),
  };
}
