import { type Game, type Item } from '../game.ts';
import { type Goods } from '../goods.ts';
import { type ItemId } from '../names.ts';
import { itemOf } from '../scene.ts';
import { gathered } from './gathered.ts';

/** FORGE-03: the one that goes where another goes is no thing by itself. */
export const isPart = ({ form }: Item): boolean => form?.partOf !== undefined;

/** FORGE-03: what that thing is one with; undefined: it is one alone. */
export const partOf = (game: Game, id: ItemId): Item | undefined => gathered(game).seconds.get(id);

/** FORGE-03: a thing and what it is one with. */
export function halvesOf(game: Game, item: Item): Item[] {
  const second = partOf(game, item.id);
  return second ? [item, second] : [item];
}

/** ITEM-35: where a trap of it lies, be it of either half (FORGE-03); undefined: none does. */
export const liesOf = (game: Game, item: Item): Item['lies'] =>
  halvesOf(game, item).find(({ lies }) => lies)?.lies;

/** ITEM-35: what the map on which it lies is called: of the menagerie, or of an arena. */
export function mapOf(goods: Goods, { map }: NonNullable<Item['lies']>): string {
  const card = goods.definition(map);
  return 'name' in card ? card.name : '';
}

/** FORGE-03: the thing that goes by itself, of which that one is the whole or the second. */
export function wholeOf(game: Game, id: ItemId): Item {
  const item = itemOf(game, id);
  const first = item.form?.partOf;
  return first === undefined ? item : itemOf(game, first);
}
