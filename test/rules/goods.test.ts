import { expect, test } from 'vitest';
import { type Definition, stocked } from '../../src/rules/goods.ts';
import { cards, goodsOf } from '../support/table-cards.ts';

test('of one kind all stand in the order of their ids, however the stock was put together', () => {
  const ids = Object.keys(goodsOf(cards).stock.ids);
  const shuffled = Object.fromEntries(
    [...ids].reverse().map((id) => [id, cards[id] as Definition]),
  );
  const found = stocked(goodsOf(shuffled), 'item').map(({ id }) => id);
  expect(found.length).toBeGreaterThan(3);
  expect(found).toEqual([...found].sort());
});
