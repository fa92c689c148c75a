import { expect, test } from 'vitest';
import { faultText } from '../../format/fault.ts';
import { additions } from '../../additions.ts';
import { type Definition } from '../../../../src/rules/goods.ts';
import { itemSchema } from '../../../../src/rules/items/definition.ts';
import { thing } from '../../table-cards.ts';
import { wonders } from '../../wonders.ts';
import { readScenario } from './read.ts';
import { shelfOf } from './shelf.ts';

const night = { ...thing('greater ultimate', 20, { armor: 1 }), name: 'Long Night' };
const uses = { use: {}, do: [{ heal: 1 }] };
const bugle: Definition = {
  of: 'item',
  ...itemSchema.parse({
    ...{ name: 'Bugle', kinds: ['magic equipment'], slot: 'neck', cost: 9 },
    abilities: [
      { ...uses, name: 'Reveille', limit: { each: 'week', times: 2 } },
      { ...uses, name: 'Taps', limit: { each: 'fight' } },
    ],
  }),
};
const shelf = shelfOf([...Object.values(wonders), ...Object.values(additions), night, bugle]);

const faults = (wears: string): string => {
  const written = `title: A scenario
rules: [ITEM-02]
map: AB
who: { A: { wears: ${wears} }, B: {} }
turn: A
steps:
  - A ends the turn
`;
  const result = readScenario('a.yaml', written, () => shelf);
  return Array.isArray(result) ? result.map(faultText).join('\n') : '';
};

test.each([
  '[Ring of Thorns]',
  'Ring of Thorns',
  '[Ember Wand, { Ring of Thorns: [Ruby, Whetstone, Whetstone] }]',
  '[{ Gauntlet: [Ruby, Cell, Cell] }]',
  '[{ Gauntlet: [{ Ruby: greater }, Cell] }]',
  '[Hex, { Hex: greater }, { Long Night: lesser }]',
  '[{ Gauntlet: { is: greater, one with: Ember Wand, carries: [Ruby, Cell] } }]',
  '[{ Red Phial: { one with: Ember Wand, carries: [Ruby] } }]',
  '[{ Bugle: { left: { Reveille: 0 } } }]',
  '[{ Red Phial: { one with: Bugle, left: { Reveille: 2 } } }]',
  '[{ Ring of Thorns: { never: [Ring of Thorns] } }]',
])('%s can be worn', (wears) => {
  expect(faults(wears)).toBe('');
});

test.each([
  ['[{ Ring of Thorns: [Rubi] }]', 'Rubi'],
  ['[{ Ring of Thorns: [{ Rubi: greater }] }]', 'Did you mean “Ruby”?'],
  ['[{ Ring of Thorns: [Ruby, Opal] }]', 'Ring of Thorns carries one gem at most.'],
  ['[{ Ring of Thorns: [Cell] }]', 'Ring of Thorns cannot carry Cell.'],
  ['[{ Red Phial: [Ruby] }]', 'Red Phial cannot carry Ruby.'],
  ['[{ Ring of Thorns: [Hex] }]', 'Ring of Thorns cannot carry Hex.'],
  ['[Ruby]', 'Ruby is not worn; it sits on a thing.'],
  ['[{ Ring of Thorns: [Ruby], Gauntlet: [] }]', 'expected one thing, with what has become of it'],
  ['[Long Night]', 'expected which it is: { Long Night: greater } or lesser.'],
  ['[{ Hex: lesser }]', 'expected “greater” or nothing: Hex is no ultimate.'],
  ['[{ Hex: huge }]', 'expected greater, lesser, a list of what sits on it, or such as'],
  ['[{ Hax: greater }]', 'Did you mean “Hex”?'],
  ['[{ Gauntlet: { one with: Visor } }]', 'Gauntlet and Visor cannot be one (other slot).'],
  ['[{ Gauntlet: { one with: Wizor } }]', 'Did you mean “Visor”?'],
  ['[{ Bugle: { left: { Revelle: 0 } } }]', 'Did you mean “Reveille”?'],
  ['[{ Bugle: { left: { Taps: 0 } } }]', 'There is no use of a week or game “Taps”'],
  ['[{ Bugle: { left: { Reveille: 3 } } }]', 'expected no more than the 2 of its card.'],
  ['[{ Bugle: { left: { Reveille: -1 } } }]', 'expected'],
  ['[{ Hex: { one with: Red Phial, carries: [Ruby] } }]', 'Hex cannot carry Ruby.'],
  ['[{ Ring of Thorns: { never: [Ring of Thorn] } }]', 'Did you mean “Ring of Thorns”?'],
])('%s is told to be wrong: %s', (wears, says) => {
  expect(faults(wears)).toMatch(/^a\.yaml:4: /);
  expect(faults(wears)).toContain(says);
});
