import { type Game, type Item } from '../game.ts';
import { type Goods } from '../goods.ts';
import { asKept, keepSoFar } from '../fighting/keep.ts';
import { halvesOf } from '../hero/as-one.ts';
import { ownItem } from '../hero/equip.ts';
import { netWorth } from '../hero/net-worth.ts';
import { things } from '../hero/sheet.ts';
import { sittingOn } from '../hero/sitting.ts';
import { thingCard } from '../hero/thing-card.ts';
import { unsaleable } from '../hero/unsaleable.ts';
import { freeGold, purse } from '../money.ts';
import { gold, type Gold, type HeroId, type ItemId } from '../names.ts';
import { type IntentOf } from '../intent.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { pay, type Scene, setItem, tell } from '../scene.ts';
import { spendAction } from '../walking/inside.ts';
import { wearInside } from '../walking/refit.ts';
import { stepTurn } from '../week/turn.ts';
import { setWeek, theWeek } from '../week/week.ts';
import { spend } from './chests.ts';
import { tellInVain } from './in-vain.ts';
import { comeToStall } from './stalls.ts';

/**
 * ITEM-28: half of what a thing is worth, fractions dropped, for it and all that sits on it, at any stall
 * (ENTER-12), for an action. It may be worn, or lie in the inventory (ITEM-08).
 */
export function sell(
  scene: Scene,
  hero: HeroId,
  { item: id, price: was }: IntentOf<'sell'>,
): Refusal | void {
  // ITEM-32, ITEM-35: what has been used up on the way in is worth nothing at once, and what lies there is not at hand.
  if (scene.game.fight) keepSoFar(scene, scene.game.fight);
  const item = ownItem(scene, hero, id, 'ITEM-28');
  if (isRefusal(item)) return item;
  const kept = unsaleable(scene, item);
  if (kept) return kept;
  const price = priceOf(scene.game, scene.goods, item);
  const { name } = thingCard(scene.game, scene.goods, item);
  if (was !== undefined && was !== price)
    return refuse('another price', 'GAME-06', { of: 'sell', name, was, price });
  const served = comeToStall(scene, hero);
  if (!served || isRefusal(served)) return served ?? tellInVain(scene, hero, { of: 'sell' });
  if (!isWorth(scene, id, price)) return tellInVain(scene, hero, { of: 'sell' }, 'used up');
  const { game, goods } = scene;
  const nameOf = (one: Item) => thingCard(game, goods, one).name;
  const along = sittingOn(game, id);
  for (const one of [...halvesOf(game, item), ...along]) spend(scene, one);
  for (const one of along) setItem(scene, one.id, { on: null });
  pay(scene, 'mint', purse(hero), price, 'sold');
  stepTurn(scene);
  noteSold(scene, [name, ...along.map(nameOf)]);
  tell(scene, 'sold', ['ITEM-28', 'ENTER-12'], null, {
    [hero]: {
      ...{ name, to: served.keeper, price, with: along.map(nameOf) },
      purse: freeGold(scene.game, hero),
    },
  });
  wearInside(scene, hero);
  spendAction(scene, hero);
}

/** ITEM-32: what has happened on the way may have used it up, or half of it. */
function isWorth(scene: Scene, id: ItemId, price: Gold): boolean {
  if (scene.game.fight) keepSoFar(scene, scene.game.fight);
  const item = scene.game.items[id];
  if (!item || unsaleable(scene, item)) return false;
  return priceOf(scene.game, scene.goods, item) === price;
}

/** ENTER-10: told once more when its hero leaves. */
function noteSold(scene: Scene, names: string[]): void {
  const { turn } = theWeek(scene.game);
  if (turn) setWeek(scene, { turn: { ...turn, sold: [...(turn.sold ?? []), ...names] } });
}

/** ITEM-28: what the house pays for it, in gold. */
const priceOf = (game: Game, goods: Goods, item: Item): Gold =>
  gold(Math.floor(netWorth(game, goods, item) / 2));

/** What a hero can sell, and for how much, wherever the next stall is. */
export function salesOf(
  reading: Pick<Scene, 'game' | 'goods'>,
  hero: HeroId,
): { item: ItemId; price: Gold }[] {
  const { goods } = reading;
  const game = asKept(reading, hero);
  return things(game, hero)
    .filter((item) => unsaleable({ game, goods }, item) === null)
    .map((item) => ({ item: item.id, price: priceOf(game, goods, item) }));
}
