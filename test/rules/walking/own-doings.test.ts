import { expect, test } from 'vitest';
import { fightLines } from '../../../src/discord/views/fight-lines.ts';
import { once, onTheWay } from '../../../src/discord/views/on-the-way.ts';
import { type Definition } from '../../../src/rules/goods.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { type Table } from '../../support/table.ts';
import { at, beforeTheYard } from '../../support/yard.ts';

/** Ana walks along the yard with that on. */
function walks(...abilities: object[]): Table {
  const garment: Definition = {
    of: 'item',
    ...itemSchema.parse({
      ...{ name: 'Garment', kinds: ['magic equipment'], slot: 'cape', cost: 5, abilities },
    }),
  };
  const table = beforeTheYard({ garment }, 'Ana', 'Bran');
  table.gives('Ana', 'garment', 'worn');
  table.does('Ana', { do: 'enter', tile: at('B2') });
  return table.does('Ana', { do: 'walk', to: at('R6'), step: null });
}
const own = (table: Table) => table.told('walked').own[table.id('Ana')];
function lines(table: Table): string[] {
  const { fight } = heroView(table.game, goodsOf(table.stock), table.id('Ana'), table.now);
  const told = table.told('fought').own[table.id('Ana')]?.events ?? [];
  return once(fightLines(onTheWay(told, fight ?? expect.fail('no fight'))));
}

test.each<[string, object, string[]]>([
  ['lays ground', { when: 'I move', do: [{ place: 'difficult ground', radius: 1, turns: 2 }] }, []],
  [
    'is an aura about its owner',
    { aura: { radius: 0, hits: 'allies' }, do: [{ reveal: true }], while: { dodge: 1 } },
    [],
  ],
  [
    'is an aura that makes its owner prone',
    { aura: { radius: 0, hits: 'allies' }, do: [{ lay: 'prone' }] },
    ['Ana is prone. · COND-09, COND-11 (6 times)'],
  ],
])(
  '[ENTER-04] [COMBAT-18] what %s with each step stops nobody, and is told once at most',
  (_, ability, told) => {
    const table = walks(ability);
    expect(own(table)).toMatchObject({ stop: 'there' });
    expect(lines(table)).toEqual(told);
  },
);

test('[ENTER-04] [PERC-02] who hides with each step goes on, and reads how well in the end', () => {
  const table = walks({ when: 'my turn ends', do: [{ hide: true }] });
  expect(own(table)).toMatchObject({ stop: 'there' });
  expect(lines(table).filter((line) => line.startsWith('Ana hides'))).toHaveLength(1);
});

test('[ENTER-04] who pays HP for something with each step, or is hurt by it, stops', () => {
  const pays = walks({ when: 'my turn ends', 'pays hp': 1, do: [{ change: { dodge: 1 } }] });
  expect(own(pays)).toMatchObject({ stop: 'noticed' });
  const hurt = walks({ when: 'my turn ends', do: [{ deal: 1, type: 'fire', to: 'self' }] });
  expect(own(hurt)).toMatchObject({ stop: 'noticed' });
});
