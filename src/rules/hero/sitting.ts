import { type Game, type Item } from '../game.ts';
import { type Goods } from '../goods.ts';
import { additionOf } from '../items/additions.ts';
import { type ItemId } from '../names.ts';
import { itemCard } from '../scene.ts';
import { wholeOf } from './as-one.ts';
import { gathered } from './gathered.ts';

/** By when they were acquired, then by when they came into the game (COMBAT-14). */
export const byAge = (a: Item, b: Item): number =>
  a.acquired - b.acquired || Number(a.id.slice(1)) - Number(b.id.slice(1));

/** Gems, upgrades and crystals on a thing that goes by itself, the oldest first (ITEM-02, ITEM-13, ITEM-18). */
export const sittingOn = (game: Game, thing: ItemId): Item[] =>
  (gathered(game).sitting.get(thing) ?? []).toSorted(byAge);

/** On what something sits; null: on nothing. FORGE-03: what sits on one of two sits on both as one. */
export const carrierOf = (game: Game, { on }: Item): Item | null =>
  on === null ? null : wholeOf(game, on);

/** ITEM-13: Y of a thing, or of that with which it is one. */
export const crystalsIn = (game: Game, goods: Goods, thing: ItemId): number =>
  sittingOn(game, wholeOf(game, thing).id).filter(
    ({ definition }) => additionOf(itemCard(game, goods, definition)) === 'manatech crystal',
  ).length;
