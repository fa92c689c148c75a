import { describe, expect, test } from 'vitest';
import { gameId, heroId } from '../../src/rules/names.ts';
import { readCustomId, writeCustomId } from '../../src/discord/custom-id.ts';

const game = gameId('abcdefghij');

describe('custom ids', () => {
  test('what is written is read again', () => {
    const id = writeCustomId('buy', { game, subject: 'o12.i7', step: '3-14', hero: heroId('h2') });
    expect(id).toBe('v1:buy:abcdefghij:o12.i7:3-14:h2');
    expect(readCustomId(id)).toEqual({
      action: 'buy',
      game,
      subject: 'o12.i7',
      step: '3-14',
      hero: 'h2',
      by: null,
    });
  });

  test('[ITEM-24] a companion stands behind its hero', () => {
    const id = writeCustomId('move', { game, step: '3', hero: heroId('h2'), by: 'c1' });
    expect(id).toBe('v1:move:abcdefghij::3:h2:c1');
    expect(readCustomId(id)).toMatchObject({ hero: 'h2', by: 'c1' });
  });

  test('what may be left out is left out', () => {
    expect(readCustomId(writeCustomId('rule'))).toEqual({
      action: 'rule',
      game: null,
      subject: '',
      step: '',
      hero: null,
      by: null,
    });
  });

  test('the longest one is within 100 characters', () => {
    const id = writeCustomId('a'.repeat(16), {
      game,
      subject: 'x'.repeat(40),
      step: '123456-78901',
      hero: heroId('h123456'),
    });
    expect(id.length).toBeLessThanOrEqual(100);
  });

  test('[ITEM-24] whoever was summoned in the last round of a fight has buttons, too', () => {
    const parts = { game, subject: 'x'.repeat(40), step: '123456', hero: heroId('h123456') };
    const id = writeCustomId('a'.repeat(16), { ...parts, by: 'c200999020' });
    expect(id.length).toBeLessThanOrEqual(100);
    expect(readCustomId(id)).toEqual({ action: 'a'.repeat(16), ...parts, by: 'c200999020' });
  });

  test('no longer one is written than Discord takes', () => {
    const parts = { game, subject: 'x'.repeat(40), step: '123456-78901', hero: heroId('h123456') };
    expect(() => writeCustomId('a'.repeat(16), { ...parts, by: 'c200999020' })).toThrow(
      'no custom id',
    );
  });

  test.each([
    '',
    'v1',
    'v1:buy',
    'v1:buy:other game:o1::',
    'v1:buy:abcdefghij:o1:0:h1:more',
    'v1:buy:abcdefghij:o1:0:h1:h2',
    'v1:BUY:abcdefghij:o1:0:h1',
    'v1:buy:abcdefghij:o1:x:h1',
    'v1:buy:abcdefghij:o1:0:bran',
    '\u202ev1:buy:abcdefghij:o1:0:h1',
    'x'.repeat(100),
  ])('“%s” is none of ours', (text) => expect(readCustomId(text)).toBe(null));

  test('one of an earlier version is known as such', () => {
    expect(readCustomId('v0:buy:whatever')).toBe('outdated');
    expect(readCustomId('v12:x')).toBe('outdated');
  });

  test('nothing that cannot be read again is written', () => {
    expect(() => writeCustomId('buy', { subject: 'a:b' })).toThrow('no custom id');
  });
});
