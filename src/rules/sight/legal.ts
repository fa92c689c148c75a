import { mostStake, picksFor } from '../betting/picks.ts';
import { awaited } from '../combat/acting.ts';
import { type Game, type Item } from '../game.ts';
import { type Goods } from '../goods.ts';
import { handsRefusal } from '../fighting/tinker.ts';
import { attachRefusal } from '../hero/attach.ts';
import { comesOff, fitting, wardrobeRefusal } from '../hero/equip.ts';
import { things } from '../hero/sheet.ts';
import { curesNow } from '../hero/uncurse.ts';
import { thingCard } from '../hero/thing-card.ts';
import { additionOf } from '../items/additions.ts';
import { type HeroId } from '../names.ts';
import { isRefusal } from '../refusal.ts';
import { heroOf } from '../scene.ts';
import { isOver } from '../week/lose.ts';
import { turnLegal } from './turn-legal.ts';
import { type Legal } from './views.ts';

const nothing: Legal = {
  enter: false,
  enterOn: null,
  pass: null,
  endTurn: false,
  buy: [],
  buyAs: {},
  identify: [],
  save: [],
  open: [],
  sell: [],
  cutOff: {},
  visit: [],
  equip: [],
  unequip: [],
  attach: [],
  detach: [],
  uncurse: [],
  bet: null,
  withdrawBet: false,
  postFeature: false,
  fight: false,
};

/** What this player can do right now. */
export function legalFor(game: Game, goods: Goods, hero: HeroId): Legal {
  if (heroOf(game, hero).lost || isOver(game.phase) || game.pausedSince !== null) return nothing;
  if (game.phase === 'lobby') return nothing;
  return {
    ...nothing,
    ...turnLegal(game, goods, hero),
    ...wardrobe(game, goods, hero),
    ...betting(game, hero),
    postFeature: canPost(game, hero),
    fight: canAct(game, hero),
  };
}

function wardrobe(game: Game, goods: Goods, hero: HeroId): Partial<Legal> {
  const own = things(game, hero);
  const additional = additions({ game, goods }, hero, own);
  if (wardrobeRefusal(game, hero)) return { attach: additional };
  return {
    equip: own
      .filter((item) => item.slot === null)
      .filter((item) => !isRefusal(fitting({ game, goods }, hero, item.id, null)))
      .map((item) => item.id),
    unequip: own
      .filter((item) => item.slot !== null && comesOff(game, goods, item))
      .map((item) => item.id),
    uncurse: curesNow(game, goods, hero),
    attach: additional,
    detach: own.filter(({ on }) => on !== null).map(({ id }) => id),
  };
}

/** ITEM-02, ITEM-13, ITEM-18 */
function additions(
  scene: { game: Game; goods: Goods },
  hero: HeroId,
  own: readonly Item[],
): Legal['attach'] {
  const may = (item: Item, onto: Item) =>
    attachRefusal(scene, item, onto) === null && handsRefusal(scene, hero, { item, onto }) === null;
  return own
    .filter((item) => additionOf(thingCard(scene.game, scene.goods, item)) !== null)
    .map((item) => ({
      item: item.id,
      onto: own.filter((onto) => may(item, onto)).map(({ id }) => id),
    }))
    .filter(({ onto }) => onto.length > 0);
}

/** BET-05 to -07: whom this hero may bet on, and how much at most. */
function betting(game: Game, hero: HeroId): Partial<Legal> {
  if (game.phase !== 'betting' || !game.duel) return {};
  const most = mostStake(game, hero);
  const bet = most > 0 ? { on: picksFor(game, game.duel, hero), most } : null;
  return { bet, withdrawBet: game.bets[hero] !== undefined };
}

/** COMBAT-14: on the own turn, and while one is asked. */
function canAct({ fight }: Game, hero: HeroId): boolean {
  if (!fight || fight.outcome) return false;
  return fight.pending ? fight.creatures[awaited(fight)]?.player === hero : fight.turn.of === hero;
}

function canPost(game: Game, hero: HeroId): boolean {
  const at = game.phase === 'feature' && game.duel ? game.duel.pair.indexOf(hero) : -1;
  return at >= 0 && game.duel?.features[at]?.posted === false;
}
