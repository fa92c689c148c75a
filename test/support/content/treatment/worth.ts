import { thingCardOf } from '../../../../src/rules/hero/thing-card.ts';
import { additionOf } from '../../../../src/rules/items/additions.ts';
import { greaterWorth } from '../../../../src/rules/items/greater.ts';
import { type ItemId } from '../../../../src/rules/names.ts';
import { type Table } from '../../table.ts';
import { type Made } from '../made.ts';
import { change, owning } from './owning.ts';
import { inTheVoid } from './tables.ts';
import { type Law, type Treatment } from './treatment.ts';

/**
 * ITEM-28, what it is sold for hanging on that: what it is worth by itself, greater and as one with
 * another (FORGE-02, FORGE-03); nothing once it is used up (ITEM-32), or as a used upgrade by itself
 * (ITEM-30). And a game has the same card of it.
 */
export const worth: Treatment = (made, law) => {
  const table = inTheVoid(law);
  const item = owning(table, 'Bran', made, 'stored');
  const { game, goods } = table.scene();
  const isSame = JSON.stringify(thingCardOf(game, goods, item)) === JSON.stringify(made.card);
  return [
    ...(isSame ? [] : ['has another card in a game']),
    ...worthOf(law, table, item, priceOf(made), 'it'),
    ...spentOf(law, table, item, made),
  ];
};

function worthOf(law: Law, table: Table, id: ItemId, expected: number, what: string): string[] {
  const { game, goods } = table.scene();
  const item = game.items[id];
  const is = item && law.netWorth(game, goods, item);
  return is === expected ? [] : [`${what} is worth ${is}; expected ${expected}`];
}

/** FORGE-02, FORGE-03: what it is worth, in gold. */
export function priceOf({ parts }: Made): number {
  const sum = parts.reduce((all, { written }) => all + written.cost, 0);
  return parts[0].form.greater ? greaterWorth(sum) : sum;
}

function spentOf(law: Law, table: Table, item: ItemId, { card, parts }: Made): string[] {
  if (parts.length > 1) return [];
  if (additionOf(card) === 'upgrade') {
    change(table, item, { home: table.gives('Bran', 'helm') });
    return worthOf(law, table, item, 0, 'a used one');
  }
  if (!card.kinds.includes('consumable')) return [];
  change(table, item, { charges: 0 });
  return worthOf(law, table, item, 0, 'a spent one');
}
