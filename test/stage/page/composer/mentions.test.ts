import { expect, test } from 'vitest';
import { withMentions, withNames } from '../../../../src/stage/page/composer/mentions.ts';

const people = [
  { id: '1', name: 'Bran' },
  { id: '2', name: 'Bran the Bold' },
  { id: '3', name: 'x.*(' },
];
const channels = [{ id: '9', name: 'menagerie' }];
const stored = (text: string): string => withMentions(text, people, channels);

test('names with a sign become marks, the longest name first', () => {
  expect(stored('@bran, see #menagerie')).toBe('<@1>, see <#9>');
  expect(stored('hail @Bran the Bold!')).toBe('hail <@2>!');
  expect(stored('@x.*( is odd')).toBe('<@3> is odd');
});

test('parts of words, unknown names and code stay as they are', () => {
  for (const text of ['a@Bran', '@Brandon', '@Cleo', '`@Bran`', '```\n@Bran\n```', '<@1>']) {
    expect(stored(text)).toBe(text);
  }
});

test('marks are names again for whoever edits', () => {
  expect(withNames('<@1> in <#9>, <@7>', people, channels)).toBe('@Bran in #menagerie, <@7>');
});
