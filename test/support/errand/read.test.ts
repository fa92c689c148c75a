import { expect, test } from 'vitest';
import { faultText } from '../format/fault.ts';
import { brokenErrand } from './play.ts';
import { type ErrandPaper, readErrand } from './read.ts';
import { todaysShelf } from '../scenario/format/shelf.ts';

const head = 'title: Something is done.\nrules: [ITEM-08]\nwears: Treacle Waders\n';
const water = 'has: Holy Water by the Thimble\n';

const told = (text: string): string => {
  const read = readErrand('one.yaml', text);
  if (Array.isArray(read)) return read.map(faultText).join('\n');
  return brokenErrand(read, todaysShelf()) ?? 'all is so';
};

test.each([
  ['steps: [uncurse]', 'one.yaml:4'],
  ['stops: []', 'no key “stops”'],
  ['steps: [{ uncurse: Treacle Waders }]\nrules: [ITEM-99]', 'ITEM-99'],
  ['steps: [{ expect: { stats: { wisdom: 1 } } }]', 'wisdom'],
])('what is wrong with a paper is told by file and line: %s', (rest, said) => {
  expect(
    told(head.replace(rest.includes('rules') ? 'rules: [ITEM-08]\n' : '', '') + rest),
  ).toContain(said);
});

test.each([
  [`${water}steps: [{ uncurse: Treacle Waders }]`, 'all is so'],
  ['steps: [{ uncurse: Treacle Waders }]', 'no cure'],
  [`${water}steps: [{ uncurse: Treacle Waders, refused: no cure }]`, 'accepted'],
  [`${water}steps: [{ uncurse: Unspeakable Soap }]`, 'has no Unspeakable Soap'],
  [`${water}steps: [{ expect: { worn: [] } }]`, 'worn is ["Treacle Waders"]'],
  ['steps: [{ expect: { left: { Treacle Waders: 1 } } }]', 'left is'],
  ['has: Egg in Aspic\nsteps: [{ a week passes: { hatched: Aspic Kraken } }]', 'hatched: nothing'],
  ['has: A Thing of Nobody\nsteps: [a week passes]', 'no thing “A Thing of Nobody”'],
])('what is not so is told, and nothing else: %s', (rest, said) => {
  expect(told(head + rest)).toContain(said);
});

test('a paper is read as it is written', () => {
  const { steps, has } = readErrand(
    'one.yaml',
    `${head}${water}steps: [a week passes]`,
  ) as ErrandPaper;
  expect({ steps, has }).toEqual({ steps: ['a week passes'], has: ['Holy Water by the Thimble'] });
});
