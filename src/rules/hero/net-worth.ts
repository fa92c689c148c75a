import { type Game, type Item } from '../game.ts';
import { type Goods } from '../goods.ts';
import { additionOf } from '../items/additions.ts';
import { greaterWorth } from '../items/greater.ts';
import { type Gold, gold } from '../names.ts';
import { halvesOf } from './as-one.ts';
import { isGoneWithUse } from './charges.ts';
import { sittingOn } from './sitting.ts';
import { aloneCard } from './thing-card.ts';

/** ITEM-28: what a thing costs and what sits on it, in gold; a gem's and a crystal's worth move with it. */
export const netWorth = (game: Game, goods: Goods, item: Item): Gold =>
  gold(
    [item, ...sittingOn(game, item.id)].reduce((sum, one) => sum + ownWorth(game, goods, one), 0),
  );

/** FORGE-02, FORGE-03: by itself; of two that are one their sum, and half as much again if greater as one. */
function ownWorth(game: Game, goods: Goods, item: Item): number {
  const sum = halvesOf(game, item).reduce((all, half) => all + halfWorth(game, goods, half), 0);
  return item.form?.greater === 'as one' ? greaterWorth(sum) : sum;
}

/** ITEM-30: a used upgrade that sits on nothing has none; ITEM-32: nor has what is used up. */
function halfWorth(game: Game, goods: Goods, half: Item): number {
  const { on, home, charges } = half;
  const card = aloneCard(game, goods, half);
  if (additionOf(card) === 'upgrade' && home !== null && on === null) return 0;
  return isGoneWithUse(card) && charges === 0 ? 0 : card.cost;
}
