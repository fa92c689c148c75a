import { expect, test } from 'vitest';
import { menuCommands, slashes, suggest } from '../../../../src/stage/page/composer/catalogue.ts';

const described = { description: 'x' };
const commands = [
  {
    id: '1',
    name: 'game',
    ...described,
    options: [
      { type: 1, name: 'create', ...described, options: [{ type: 3, name: 'name', ...described }] },
      {
        type: 2,
        name: 'host',
        ...described,
        options: [{ type: 1, name: 'remove', ...described }],
      },
    ],
  },
  {
    id: '2',
    type: 1,
    name: 'bet',
    ...described,
    options: [{ type: 4, name: 'gold', ...described }],
  },
  { id: '3', type: 3, name: 'Why?', description: '' },
  { id: '4', type: 2, name: 'Show the hero', description: '' },
];

test('every subcommand is found by its full name, with its own options', () => {
  expect(slashes(commands).map(({ path, options }) => [path, options.length])).toEqual([
    ['bet', 1],
    ['game create', 1],
    ['game host remove', 0],
  ]);
});

test('commands of menus are not typed', () => {
  expect(menuCommands(commands, 3).map(({ name }) => name)).toEqual(['Why?']);
  expect(menuCommands(commands, 2).map(({ name }) => name)).toEqual(['Show the hero']);
});

test('what begins with the typed text comes before what only holds its words', () => {
  const paths = (typed: string) => suggest(slashes(commands), typed).map(({ path }) => path);
  expect(paths('/')).toEqual(['bet', 'game create', 'game host remove']);
  expect(paths('/GAME  h')).toEqual(['game host remove']);
  expect(paths('/remove')).toEqual(['game host remove']);
  expect(paths('/e')).toEqual(['bet', 'game create', 'game host remove']);
  expect(paths('/zzz')).toEqual([]);
});
