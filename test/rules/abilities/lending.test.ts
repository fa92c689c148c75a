import { expect, test } from 'vitest';
import { type Carried } from '../../../src/rules/abilities/carried.ts';
import { withLent } from '../../../src/rules/abilities/lending.ts';
import { itemId } from '../../../src/rules/names.ts';

const wand: Carried = {
  ...{ item: itemId('i1'), name: 'Wand', x: 2, place: 0, charges: null, spent: false },
  ...{ uses: {}, standing: {}, abilities: [] },
};
const coil = { always: {}, 'change abilities': { power: 3, of: 'other things' } };
const worn = (ability: object) => [{ item: itemId('i2'), abilities: [ability] }];

test('[ITEM-27] a worn thing makes the others stronger, all that it says once', () => {
  expect(withLent([wand], worn(coil))).toMatchObject([{ x: 5, own: 2 }]);
  expect(withLent([wand], [{ item: itemId('i2'), abilities: [coil, coil] }])).toMatchObject([
    { x: 5 },
  ]);
});

test('[ITEM-13] [ITEM-27] one without a crystal makes nothing stronger', () => {
  expect(withLent([wand], worn({ ...coil, powered: true }))).toEqual([wand]);
});
