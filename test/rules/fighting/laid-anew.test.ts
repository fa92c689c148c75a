import { describe, expect, test } from 'vitest';
import { type Tile, tileAt } from '../../../src/rules/board/tile.ts';
import { type FightAction } from '../../../src/rules/combat/index.ts';
import { type Definition } from '../../../src/rules/goods.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { type ItemId } from '../../../src/rules/names.ts';
import { type Table } from '../../support/table.ts';
import { begun, concedes, fight, strike } from '../../support/table-weeks.ts';

const card = (written: object): Definition => ({ of: 'item', ...itemSchema.parse(written) });
const pit: Definition = { of: 'map', name: 'Pit', drawing: '####\n#@@#\n#..#\n####' };
const rug = card({
  ...{ name: 'Rug', kinds: ['trap'], slot: 'slotless', cost: 5, power: 3 },
  abilities: [{ trap: { stealth: 15 }, do: [{ deal: 'X', type: 'fire' }] }],
});
const boost = card({
  ...{ name: 'Boost', kinds: ['magic equipment'], slot: 'head', cost: 5 },
  abilities: [{ use: {}, do: [{ 'change abilities': { power: 4 }, turns: 5 }] }],
});
const at = tileAt(1, 2);

/** Ana has laid her rug of power 3 in week 1, and is in the duel with what makes it 7. */
function duel(): { table: Table; item: ItemId; uses: () => Table } {
  const table = begun('Ana', 'Bran');
  Object.assign(table.stock, { pit, rug, boost });
  const item = table.gives('Ana', 'rug', 'worn');
  const stronger = table.gives('Ana', 'boost', 'worn');
  table.does('Ana', { do: 'enter' }, { initiative: [8, 1] });
  table.does('Ana', fight({ do: 'place trap', item, at }));
  table.does('Ana', strike('m1'), { 'to hit': 20 }).does('Ana', { do: 'end turn' });
  table.does('Bran', { do: 'enter' }).does('Bran', { do: 'end turn' });
  table.comes('next step').comes('feature').comes('betting');
  table.comes('next step', { start: 1, initiative: [8, 1] });
  const use: FightAction = { do: 'activate', item: stronger, ability: 0, targets: [], tile: null };
  return { table, item, uses: () => table.does('Ana', fight(use)) };
}

const power = (table: Table, item: ItemId) => table.game.items[item]?.lies?.trap.x;
const picksUp = (table: Table) => table.does('Ana', fight({ do: 'pick up trap', at }));
const places = (table: Table, item: ItemId, where: Tile) => {
  table.does('Bran', fight({ do: 'end turn' }));
  table.does('Ana', fight({ do: 'place trap', item, at: where }));
};

describe('[STAT-12] [ITEM-35] the power of a trap that lies there once the fight is over', () => {
  test('is as it was of one that lay still, whatever its owner has become meanwhile', () => {
    const { table, item, uses } = duel();
    uses();
    expect(power(concedes(table, 'Ana'), item)).toBe(3);
  });

  test.each([
    ['on the same tile', at],
    ['on another', tileAt(2, 2)],
  ])('is that of the moment in which it was placed anew %s', (_, where) => {
    const { table, item, uses } = duel();
    picksUp(table);
    uses();
    places(table, item, where);
    expect(power(concedes(table, 'Ana'), item)).toBe(7);
  });
});
