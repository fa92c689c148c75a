import { withCrystals } from '../abilities/crystals.ts';
import { type Game, type Item } from '../game.ts';
import { type Goods } from '../goods.ts';
import { additionOf } from '../items/additions.ts';
import { type ItemDefinition } from '../items/definition.ts';
import { type ItemId } from '../names.ts';
import { itemCard } from '../scene.ts';

/** By when they were acquired, then by when they came into the game (COMBAT-14). */
export const byAge = (a: Item, b: Item): number =>
  a.acquired - b.acquired || Number(a.id.slice(1)) - Number(b.id.slice(1));

/** Gems, upgrades and crystals on a thing, the oldest first (ITEM-02, ITEM-13, ITEM-18). */
export const sittingOn = ({ items }: Game, thing: ItemId): Item[] =>
  Object.values(items)
    .filter(({ on }) => on === thing)
    .sort(byAge);

/** ITEM-13: Y of a thing. */
export const crystalsIn = (game: Game, goods: Goods, thing: ItemId): number =>
  sittingOn(game, thing).filter(
    ({ definition }) => additionOf(itemCard(game, goods, definition)) === 'manatech crystal',
  ).length;

/** ITEM-13: its card, with the abilities that it has by its crystals. */
export function cardAsIs(game: Game, goods: Goods, { id, definition }: Item): ItemDefinition {
  const card = itemCard(game, goods, definition);
  if (!card.kinds.includes('tech equipment')) return card;
  return { ...card, abilities: withCrystals(card.abilities, crystalsIn(game, goods, id)) };
}
