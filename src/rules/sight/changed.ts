import { type Game, type Item } from '../game.ts';
import { type Goods } from '../goods.ts';
import { partOf } from '../hero/as-one.ts';
import { type Card } from '../items/card.ts';
import { type Description, descriptionOf } from '../items/description.ts';
import { itemCard } from '../scene.ts';
import { type PublicView } from './views.ts';

/**
 * GAME-06: what the host has made of a thing of this definition, for its card. Of its first version it
 * is the game's own.
 */
function changedIn({ own = {} }: Game, definition: string): Pick<Description, 'changed'> {
  const { [definition]: now } = own;
  if (!now) return {};
  const { version, week, why } = now;
  return { changed: { version, week, why } };
}

/** What a card says that is as it comes into this game. */
export const describedIn = (game: Game, goods: Goods, definition: string): Description => ({
  ...descriptionOf(itemCard(game, goods, definition)),
  ...changedIn(game, definition),
});

/** The same of a thing with the card that it has now; FORGE-03: of two that are one, of each of them. */
export function describedAs(game: Game, item: Item, card: Card): Description {
  const { with: said, ...first } = descriptionOf(card);
  const second = partOf(game, item.id);
  const other = second && changedIn(game, second.definition);
  return {
    ...first,
    ...changedIn(game, item.definition),
    ...(said && { with: { ...said, ...other } }),
  };
}

/** What everybody may know of that: names, and how it came to be so, but nothing of what it does. */
export const broughtInto = ({ own = {} }: Game, goods: Goods): PublicView['brought'] =>
  Object.values(own).flatMap(({ hash, version, week, why }) => {
    const card = goods.definition(hash);
    return 'name' in card ? [{ name: card.name, version, week, why }] : [];
  });
