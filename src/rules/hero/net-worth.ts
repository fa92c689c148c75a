import { type Game, type Item } from '../game.ts';
import { type Goods } from '../goods.ts';
import { additionOf } from '../items/additions.ts';
import { type Gold, gold } from '../names.ts';
import { itemCard } from '../scene.ts';
import { sittingOn } from './sitting.ts';

/** ITEM-28: what a thing costs and what sits on it, in gold; a gem's and a crystal's worth move with it. */
export const netWorth = (game: Game, goods: Goods, item: Item): Gold =>
  gold(
    [item, ...sittingOn(game, item.id)].reduce((sum, one) => sum + ownWorth(game, goods, one), 0),
  );

/** ITEM-30: a used upgrade that sits on nothing has none; ITEM-15: nor has a spent consumable. */
function ownWorth(game: Game, goods: Goods, { definition, on, home, charges }: Item): number {
  const card = itemCard(game, goods, definition);
  if (additionOf(card) === 'upgrade' && home !== null && on === null) return 0;
  return card.kinds.includes('consumable') && charges === 0 ? 0 : card.cost;
}
