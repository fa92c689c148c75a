import { type WornFace } from '../face.ts';
import { type Game, type Item } from '../game.ts';
import { type Goods } from '../goods.ts';
import { sittingOn } from './sitting.ts';
import { thingCard } from './thing-card.ts';

/**
 * FEAT-05: a thing by name and slot, and what it is one with and what sits on it by name; nothing of
 * what they do.
 */
export function wornFace(game: Game, goods: Goods, item: Item): WornFace {
  const { name, slot, with: second } = thingCard(game, goods, item);
  const besides = [...(second ? [second.name] : []), ...namesOn(game, goods, item)];
  return { name, slot, ...(besides.length > 0 && { with: besides }) };
}

/** The names of what sits on a thing. */
export const namesOn = (game: Game, goods: Goods, { id }: Pick<Item, 'id'>): string[] =>
  sittingOn(game, id).map((one) => thingCard(game, goods, one).name);
