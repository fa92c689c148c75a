import { expect, test } from 'vitest';
import { faultText } from '../../format/fault.ts';
import { additions } from '../../additions.ts';
import { thing } from '../../table-cards.ts';
import { wonders } from '../../wonders.ts';
import { readScenario } from './read.ts';
import { shelfOf } from './shelf.ts';

const night = { ...thing('greater ultimate', 20, { armor: 1 }), name: 'Long Night' };
const shelf = shelfOf([...Object.values(wonders), ...Object.values(additions), night]);

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
  '[Hex, { Hex: greater }, { Long Night: lesser }]',
  '[{ Gauntlet: { is: greater, one with: Ember Wand, carries: [Ruby, Cell] } }]',
  '[{ Red Phial: { one with: Ember Wand, carries: [Ruby] } }]',
])('%s can be worn', (wears) => {
  expect(faults(wears)).toBe('');
});

test.each([
  ['[{ Ring of Thorns: [Rubi] }]', 'Rubi'],
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
  ['[{ Hex: { one with: Red Phial, carries: [Ruby] } }]', 'Hex cannot carry Ruby.'],
])('%s is told to be wrong: %s', (wears, says) => {
  expect(faults(wears)).toMatch(/^a\.yaml:4: /);
  expect(faults(wears)).toContain(says);
});
