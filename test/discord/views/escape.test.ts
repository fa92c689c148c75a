import { describe, expect, test } from 'vitest';
import { escape, plain } from '../../../src/discord/views/escape.ts';
import { evenly, growthOf } from '../../support/growth.ts';

describe('players’ words as plain text', () => {
  test.each([
    ['@everyone', '@\u200beveryone'],
    ['<@123456789012345678>', '\\<@\u200b123456789012345678>'],
    ['**bold** _under_ ~~gone~~ `code` ||spoiler||', null],
    ['[click](https://evil.example)', null],
    ['<t:0:R>', '\\<t:0:R>'],
    ['# heading', '\\# heading'],
    ['> quote', '\\> quote'],
    ['- list', '\\- list'],
    ['1. list', '1\u200b. list'],
    ['```', '\\`\\`\\`'],
  ])('%s is shown, not obeyed', (words, shown) => {
    const escaped = escape(words);
    if (shown !== null) expect(escaped).toBe(shown);
    expect(escaped).not.toMatch(/(?<!\\)[*_~`|[\]]/);
    expect(escaped).not.toMatch(/@(?!\u200b)/);
    expect(escaped).not.toMatch(/https?:\/\//);
  });

  test('text does not run backwards, hide or climb', () => {
    expect(plain('abc\u202edef')).toBe('abcdef');
    expect(plain('a\u200b\u2060b')).toBe('ab');
    expect(plain('Z' + '\u0300'.repeat(40) + 'x')).toBe('Z' + '\u0300'.repeat(2) + 'x');
    expect(plain('two\nlines\t here ')).toBe('two lines here');
  });

  test('plain names stay as they are', () => {
    for (const name of ['Old Fennimore', 'Jean-Luc', 'Łucja', '山田', "O'Hara", 'R2-D2'])
      expect(escape(name)).toBe(name);
  });

  test.each(['a\u0300', '@', 'http', '*', '> '])(
    'long names of “%s” cost each letter alike',
    (piece) => expect(growthOf((text) => void escape(text), piece, 500)).toBeLessThan(evenly),
  );
});
