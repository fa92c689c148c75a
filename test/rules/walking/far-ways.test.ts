import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MovementKind } from '../../../src/rules/board/gaits.ts';
import { boardOf, isArena } from '../../../src/rules/board/schema.ts';
import { tilesOfGround } from '../../../src/rules/board/terrain.ts';
import { tileDistance } from '../../../src/rules/board/tile.ts';
import { type Definition, stocked } from '../../../src/rules/goods.ts';
import { legalFor } from '../../../src/rules/sight/legal.ts';
import { nearOnFoot } from '../../../src/rules/walking/near.ts';
import { goods } from '../../support/playing.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { type Table } from '../../support/table.ts';
import { at, beforeTheYard, inTheYard, yard } from '../../support/yard.ts';

type Drawn = Extract<Definition, { of: 'map' }>;

/** Of what is hidden and of who stands guard there, these tests know nothing. */
const maps = stocked(goods, 'map')
  .filter(({ card }) => !isArena(card))
  .map(({ card: { guards: _, hides: __, ...map } }): Drawn => map);

/** Ana, who is in, has that speed from now on, and moves in those ways. */
function going(table: Table, speed: number, movement: MovementKind[] = ['walk']): Table {
  const own = self(table);
  const sheet = { ...own.sheet, stats: { ...own.sheet.stats, speed } };
  const creatures = { [own.id]: { ...own, sheet, movement } };
  return table.arrange(({ fight }) => ({ fight: fight && { ...fight, creatures } }));
}

const self = (table: Table) =>
  table.game.fight?.creatures[table.id('Ana')] ?? expect.fail('is not in');

const ways: MovementKind[][] = [
  ['walk'],
  ['walk', 'climb'],
  ['walk', 'spirit walk'],
  ['walk', 'fly'],
  ['walk', 'phase'],
  ['walk', 'swim'],
];

describe('[ORB-07] a place to which a way is known', () => {
  test('[MOVE-01] is come to, on every map, however slow somebody is and whatever way they move', () => {
    const anybody = fc.tuple(
      ...[fc.constantFrom(...maps), fc.integer({ min: 1, max: 6 }), fc.constantFrom(...ways)],
      fc.nat(),
    );
    fc.assert(
      fc.property(anybody, ([map, speed, movement, nth]) => {
        const table = beforeTheYard({ yard: map }, 'Ana', 'Bran');
        const [door] = tilesOfGround(boardOf(map), 'spawn');
        going(
          table.does('Ana', { do: 'enter', tile: door ?? expect.fail('no door') }),
          speed,
          movement,
        );
        const near = nearOnFoot(table.game.fight, table.id('Ana'));
        const places = tilesOfGround(boardOf(map), 'orb').filter(near);
        const to = places[nth % places.length] ?? expect.fail('no place is near');
        table.does('Ana', { do: 'walk', to, step: null });
        expect(tileDistance(self(table).tile, to)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  test('[MOVE-07] is not beyond ground of which a single step is more than a move', () => {
    const rows = yard.drawing.split('\n').map((row) => row.replace(/^(#.{8})[.^]/, '$1,'));
    const marsh = { ...yard, drawing: rows.join('\n') };
    const table = going(inTheYard({ yard: marsh }, 'Ana', 'Bran'), 1);
    const legal = () => legalFor(table.game, goodsOf(table.stock), table.id('Ana'));
    const beyond = Object.keys(table.game.orbs);
    expect(Object.keys(legal().cutOff).toSorted()).toEqual(beyond.toSorted());
    expect(table.refused('Ana', { do: 'walk', to: at('P2'), step: null })).toMatchObject({
      refused: 'no safe way',
    });
    going(table, 2);
    expect(legal().cutOff).toEqual({});
  });
});
