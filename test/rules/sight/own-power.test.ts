import { expect, test } from 'vitest';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { goodsOf, thing } from '../../support/table-cards.ts';
import { begun } from '../../support/table-weeks.ts';

test('[ITEM-23] the power of one’s own super power is told as the number that it has now', () => {
  const table = begun('Ana', 'Bran');
  Object.assign(table.stock, { might: thing('super power', 9, { damage: 1 }) });
  const might = table.gives('Ana', 'might');
  const cap = table.gives('Ana', 'cap');
  const { level } = table.arrangeHero('Ana', { level: 6 }).hero('Ana');
  const { items } = heroView(table.game, goodsOf(table.stock), table.id('Ana'), table.now);
  expect(items.find(({ id }) => id === might)).toMatchObject({ power: level });
  expect(items.find(({ id }) => id === cap)).not.toHaveProperty('power');
});
