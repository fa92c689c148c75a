import { expect, test } from 'vitest';
import { meant } from '../../../src/discord/suggestions/pick.ts';

const choices = [
  { name: 'Moulting Cage Rat', value: 'm1' },
  { name: 'Brannoch', value: 'h1' },
  { name: 'Ratcatcher', value: 'h2' },
  { name: 'Cage-born Dov', value: 'h3' },
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
])('“%s” means %s', (typed, value, among) => {
  expect(meant(typed, among)).toBe(value);
});
