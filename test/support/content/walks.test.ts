import { expect, test } from 'vitest';
import { distance } from '../../../src/rules/board/space.ts';
import { type Definition } from '../../../src/rules/goods.ts';
import { feetOf } from '../../../src/rules/walking/travel.ts';
import { type Table } from '../table.ts';
import { fight } from '../table-weeks.ts';
import { at, beforeTheYard, skeli, yard } from '../yard.ts';
import { cardsIn, isOf } from './shelves.ts';

/** A Skeli keeps watch, out of everybody's way. */
const guarded: Definition = {
  ...yard,
  drawing: yard.drawing.replace('#......^.^.........#', '#......^.^..P......#'),
  guards: { P: { skeli: 'skeli', within: 1 } },
};

/** How often Ana sets out to come to R6 with that on, if she says no to whatever she is asked. */
function settingOut(thing: Definition): number {
  const table = beforeTheYard({ yard: guarded, skeli, thing }, 'Ana', 'Bran');
  table.gives('Ana', 'thing', 'worn');
  refuses(table.does('Ana', { do: 'enter', tile: at('B2') }));
  for (let times = 1; times < 9; times++) {
    refuses(table.does('Ana', { do: 'walk', to: at('R6'), step: null }));
    if (isThere(table)) return times;
  }
  return 9;
}

function isThere(table: Table): boolean {
  const { fight: now } = table.game;
  const feet = now && feetOf(now, table.id('Ana'));
  return feet !== null && distance(feet, { tile: at('R6'), size: 0 }) === 0;
}

/** Nothing else is told by what she declines. */
function refuses(table: Table): void {
  for (let asked = table.game.fight?.pending?.asked; asked;) {
    table.does('Ana', fight({ do: 'answer', item: asked.item, use: false }));
    asked = table.game.fight?.pending?.asked;
  }
}

test('[ENTER-04] whatever thing of the stock is on, a way in peace is gone in one go, but for a question or two', () => {
  const slow = cardsIn('.')
    .filter(isOf('item'))
    .map(({ id, card }) => ({ id, times: settingOut(card) }))
    .filter(({ times }) => times > 2);
  expect(slow).toEqual([]);
});
