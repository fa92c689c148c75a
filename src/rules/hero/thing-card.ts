import { withCrystals } from '../abilities/crystals.ts';
import { type Game, type Item } from '../game.ts';
import { type Goods } from '../goods.ts';
import { type Card } from '../items/card.ts';
import { combined } from '../items/combined.ts';
import { greater } from '../items/greater.ts';
import { ultimateAs } from '../items/ultimate.ts';
import { type ItemId } from '../names.ts';
import { itemCard, itemOf } from '../scene.ts';
import { partOf } from './as-one.ts';
import { crystalsIn } from './sitting.ts';

/**
 * The card of a thing as its owner has it, two that are one as one (FORGE-02, FORGE-03, ITEM-21). What
 * sits on it is another thing, with a card of its own.
 */
export function thingCard(game: Game, goods: Goods, item: Item): Card {
  const second = partOf(game, item.id);
  if (!second) return halfCard(game, goods, item);
  const both = combined(aloneCard(game, goods, item), aloneCard(game, goods, second));
  return item.form?.greater === 'as one' ? greater(both) : both;
}

/** The same by its id. */
export const thingCardOf = (game: Game, goods: Goods, id: ItemId): Card =>
  thingCard(game, goods, itemOf(game, id));

/**
 * What a thing does itself, with the crystals that are in it (ITEM-13), without what it may be one with:
 * that is worn beside it.
 */
export function ownCard(game: Game, goods: Goods, item: Item): Card {
  const card = halfCard(game, goods, item);
  if (!card.kinds.includes('tech equipment')) return card;
  return { ...card, abilities: withCrystals(card.abilities, crystalsIn(game, goods, item.id)) };
}

function halfCard(game: Game, goods: Goods, item: Item): Card {
  const card = aloneCard(game, goods, item);
  return item.form?.greater === 'as one' ? greater(card) : card;
}

/** As it was when it became one with another, if it has. */
export function aloneCard(game: Game, goods: Goods, { definition, form = {} }: Item): Card {
  const card = itemCard(game, goods, definition);
  const chosen = form.ultimate ? ultimateAs(card, form.ultimate) : card;
  return form.greater === 'alone' ? greater(chosen) : chosen;
}
