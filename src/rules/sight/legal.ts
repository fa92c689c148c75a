import { mostStake, picksFor } from '../betting/picks.ts';
import { awaited } from '../combat/acting.ts';
import { isAtPeace } from '../combat/peace.ts';
import { type Game, type Item, type Orb } from '../game.ts';
import { type Goods } from '../goods.ts';
import { spawnsFor } from '../fighting/spawns.ts';
import { attachRefusal } from '../hero/attach.ts';
import { comesOff, fitting, wardrobeRefusal } from '../hero/equip.ts';
import { things } from '../hero/sheet.ts';
import { curesNow } from '../hero/uncurse.ts';
import { thingCard } from '../hero/thing-card.ts';
import { additionOf } from '../items/additions.ts';
import { hasHadChest, keyOf } from '../menagerie/chests.ts';
import { scrollOf } from '../menagerie/identify.ts';
import { waysToBuy } from '../menagerie/buy.ts';
import { isEmpty, orbDefinition } from '../menagerie/orbs.ts';
import { hasSaved } from '../menagerie/save.ts';
import { type HeroId } from '../names.ts';
import { isRefusal } from '../refusal.ts';
import { heroOf } from '../scene.ts';
import { isOver } from '../week/lose.ts';
import { passMeans } from '../week/pass.ts';
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

function turnLegal(game: Game, goods: Goods, hero: HeroId): Partial<Legal> {
  const turn = game.week?.turn;
  if (!turn || turn.hero !== hero) return {};
  const spawns = spawnsFor({ game, goods }, hero);
  const enterOn = spawns && spawns.tiles.length > 1 ? spawns : null;
  if (!turn.begun) return { enter: true, enterOn, pass: passMeans({ game }, turn) };
  if (turn.kind === 'monster') return {};
  if (game.fight && (!isAtPeace(game.fight) || game.fight.pending)) return {};
  const full = Object.values(game.orbs).filter((orb) => !isEmpty(game, orb));
  const { identified } = heroOf(game, hero);
  const scene = { game, goods };
  const scroll = scrollOf(scene, hero);
  const ways = full.map((orb) => ({ id: orb.id, all: waysToBuy(scene, hero, orb) }));
  const forms = ways.map(
    ({ id, all }) =>
      [id, all.flatMap(({ as, cost }) => (as === undefined ? [] : [{ as, cost }]))] as const,
  );
  const open = full.filter(({ colour }) => colour !== 'red');
  const unknown = open.filter((orb) => !identified.includes(orbDefinition(game, orb)));
  return {
    // ENTER-10: whoever has defeated the monster has still to come in.
    ...(spawns && { enter: true, enterOn }),
    endTurn: true,
    buy: ways.filter(({ all }) => all.length > 0).map(({ id }) => id),
    buyAs: Object.fromEntries(forms.filter(([, all]) => all.length > 0)),
    identify: scroll ? unknown.map((orb) => orb.id) : [],
    save: hasSaved(game, hero) ? [] : open.map((orb) => orb.id),
    open: opensNow(scene, hero, full).map((orb) => orb.id),
  };
}

/** ORB-08 */
const opensNow = (
  scene: { game: Game; goods: Goods },
  hero: HeroId,
  full: readonly Orb[],
): Orb[] =>
  keyOf(scene, hero) && !hasHadChest(scene.game, hero)
    ? full.filter(({ weekly }) => weekly === 'chest')
    : [];

function wardrobe(game: Game, goods: Goods, hero: HeroId): Partial<Legal> {
  if (wardrobeRefusal(game, hero)) return {};
  const own = things(game, hero);
  return {
    equip: own
      .filter((item) => item.slot === null)
      .filter((item) => !isRefusal(fitting({ game, goods }, hero, item.id, null)))
      .map((item) => item.id),
    unequip: own
      .filter((item) => item.slot !== null && comesOff(game, goods, item))
      .map((item) => item.id),
    uncurse: curesNow(game, goods, hero),
    ...additions({ game, goods }, own),
  };
}

/** ITEM-02, ITEM-13, ITEM-18 */
function additions(
  scene: { game: Game; goods: Goods },
  own: readonly Item[],
): Pick<Legal, 'attach' | 'detach'> {
  const ontoFor = (item: Item) =>
    own.filter((onto) => attachRefusal(scene, item, onto) === null).map(({ id }) => id);
  return {
    attach: own
      .filter((item) => additionOf(thingCard(scene.game, scene.goods, item)) !== null)
      .map((item) => ({ item: item.id, onto: ontoFor(item) }))
      .filter(({ onto }) => onto.length > 0),
    detach: own.filter(({ on }) => on !== null).map(({ id }) => id),
  };
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
