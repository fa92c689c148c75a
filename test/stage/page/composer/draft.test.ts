import { expect, test } from 'vitest';
import {
  add,
  begin,
  leaveOut,
  leftOptions,
  pick,
  shownOptions,
  typeInto,
} from '../../../../src/stage/page/composer/draft.ts';

const bet = {
  path: 'bet place',
  description: 'Bet',
  options: [
    { type: 3, name: 'on', description: 'On', required: true, autocomplete: true },
    { type: 4, name: 'gold', description: 'Gold', required: true },
    { type: 3, name: 'note', description: 'Note' },
  ],
};
const names = (options: { name: string }[]): string[] => options.map(({ name }) => name);

test('what is needed is shown from the start, the rest can be added and left out again', () => {
  const draft = begin(bet);
  expect(names(shownOptions(draft))).toEqual(['on', 'gold']);
  expect(names(leftOptions(draft))).toEqual(['note']);
  const more = add(draft, 'note');
  expect(names(shownOptions(more))).toEqual(['on', 'gold', 'note']);
  expect(more.focus).toBe('note');
  expect(names(shownOptions(leaveOut(typeInto(more, 'note', 'x'), 'note')))).toEqual([
    'on',
    'gold',
  ]);
});

test('a choice leads on to the next option that is needed', () => {
  const draft = pick(begin(bet), 'on', { label: 'Bran', value: 'hero-2' });
  expect(draft.texts).toEqual({ on: 'Bran' });
  expect(draft.focus).toBe('gold');
  expect(draft.known['on']).toContainEqual({ label: 'Bran', value: 'hero-2' });
});

test('the option that has the focus is shown, needed or not', () => {
  const draft = begin({ ...bet, options: bet.options.slice(2) });
  expect(draft.focus).toBe('note');
  expect(names(shownOptions(draft))).toEqual(['note']);
});

test('typing takes old problems away and may go over to another option', () => {
  const wrong = { ...begin(bet), problems: { on: 'This is needed.' }, refusal: 'No.' };
  const draft = typeInto(wrong, 'on', 'Bran note: good luck');
  expect(draft).toMatchObject({ problems: {}, refusal: null, focus: 'note' });
  expect(draft.texts).toEqual({ on: 'Bran', note: 'good luck' });
  expect(names(shownOptions(draft))).toContain('note');
});
