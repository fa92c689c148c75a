import { type WornFace } from '../face.ts';
import { type Game, type Item } from '../game.ts';
import { type Goods } from '../goods.ts';
import { itemCard } from '../scene.ts';
import { sittingOn } from './sitting.ts';

/** FEAT-05: a thing by name and slot, and what sits on it by name; nothing of what they do. */
export function wornFace(game: Game, goods: Goods, item: Item): WornFace {
  const { name, slot } = itemCard(game, goods, item.definition);
  const carries = namesOn(game, goods, item);
  return { name, slot, ...(carries.length > 0 && { with: carries }) };
}

/** The names of what sits on a thing. */
export const namesOn = (game: Game, goods: Goods, { id }: Pick<Item, 'id'>): string[] =>
  sittingOn(game, id).map(({ definition }) => itemCard(game, goods, definition).name);
