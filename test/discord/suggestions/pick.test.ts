import { expect, test } from 'vitest';
import { matching, meant } from '../../../src/discord/suggestions/pick.ts';

const choices = [
  { name: 'Moulting Cage Rat', value: 'm1' },
  { name: 'Brannoch', value: 'h1' },
  { name: 'Ratcatcher', value: 'h2' },
  { name: 'Cage-born Dov', value: 'h3' },
];
const cards = [
  { name: 'Gaoler’s Cudgel', value: 'i1' },
  { name: 'Forty-One', value: 'i2' },
  { name: 'Warden’s Key', value: 'i3' },
  { name: "Warden's Key", value: 'i4' },
  { name: "O'Hara", value: 'h6' },
];
const others = choices.filter(({ value }) => value !== 'h2');

test.each([
  ['m1', 'm1', choices],
  ['brann', 'h1', choices],
  // What begins so comes first.
  ['rat', 'h2', choices],
  ['rat', 'm1', others],
  ['born', 'h3', choices],
  ['cage rat', 'm1', choices],
  // Several would do, part of a word is another name, and nothing means nobody.
  [
    'c',
    'c',
    others
      .filter(({ value }) => value !== 'h1')
      .concat({ name: 'Cy', value: 'h4' }, { name: 'Cleo', value: 'h5' }),
  ],
  ['anno', 'anno', choices],
  ['', '', choices],
  // Keyboards and telephones have other apostrophes and dashes than cards do.
  ["gaoler's cudgel", 'i1', cards],
  ['o’hara', 'h6', cards],
  ['forty–one', 'i2', cards],
  // What is called exactly so goes before what only passes for it.
  ["Warden's Key", 'i4', cards],
  ['Warden’s Key', 'i3', cards],
])('“%s” means %s', (typed, value, among) => {
  expect(meant(typed, among)).toBe(value);
});

test('what is typed with another apostrophe is suggested, as its card calls it', () => {
  expect(matching("gaoler's", cards)).toEqual([{ name: 'Gaoler’s Cudgel', value: 'i1' }]);
});
