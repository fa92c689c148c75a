import { describe, expect, test } from 'vitest';
import { draw, readDrawing, signs } from '../../../src/rules/board/board.ts';
import { groundAt } from '../../../src/rules/board/terrain.ts';
import { tileAt, tileDistance, tileName, tileNamed } from '../../../src/rules/board/tile.ts';
import { undented } from '../../support/drawn-fight.ts';

describe('a drawing', () => {
  test('is read and drawn again as it was, marks and every kind of ground included', () => {
    const text = undented(`
      #########
      #A.,^~|+#
      #/%@*&.b#
      #########`);
    const { board, marks } = readDrawing('all', text);
    expect(draw(board, marks)).toBe(text);
    expect(marks).toEqual({ A: tileAt(1, 1), b: tileAt(7, 2) });
    expect(groundAt(board, tileAt(1, 1))).toBe('floor');
    expect(groundAt(board, tileAt(6, 1))).toBe('force wall');
    expect(groundAt(board, tileAt(30, 30))).toBe('nothing');
  });

  test('has a sign of its own for each ground', () => {
    expect(new Set(Object.values(signs)).size).toBe(Object.keys(signs).length);
  });

  test.each([
    ['###\n#.', 'line 2: expected 3 tiles, as line 1 has, not 2'],
    ['####\n#.#\n#.#', 'line 1: expected 3 tiles, as line 2 has, not 4'],
    ['#.#\n#.#\n#.', 'line 3: expected 3 tiles, as line 1 has, not 2'],
    [
      '#..\n#?.',
      'line 2, column 2: expected a letter, a figure, a space or one of . # , ^ ~ | + / % @ * &, not “?”',
    ],
    ['A.A', 'line 1, column 3: expected “A” only once'],
    ['', 'expected lines of tiles, each further in than their key'],
    ['#'.repeat(65), 'expected at most 64 rows and columns'],
    ['#\n'.repeat(65), 'expected at most 64 rows and columns'],
    [
      Array(9).fill('########').join(' '),
      'expected lines of tiles below `drawing: |`, as any other sign makes one line of them',
    ],
    ['###\n#🔴#\n###', 'line 2, column 2: expected a letter, a figure, a space or'],
  ])('that cannot be a map says where: %j', (text, message) => {
    expect(() => readDrawing('bad', text)).toThrow(message);
  });
});

describe('a tile', () => {
  test.each([
    [tileAt(0, 0), 'A1'],
    [tileAt(2, 3), 'C4'],
    [tileAt(25, 9), 'Z10'],
    [tileAt(26, 0), 'AA1'],
    [tileAt(63, 63), 'BL64'],
  ])('%d is called %s, and found by that name', (tile, name) => {
    expect(tileName(tile)).toBe(name);
    expect(tileNamed(` ${name.toLowerCase()} `)).toBe(tile);
  });

  test.each(['', '4C', 'A0', 'BM1', 'A65', 'ABC1', 'A1x'])('is not called %j', (text) => {
    expect(tileNamed(text)).toBeNull();
  });

  test('[MOVE-01] lies as far away as the greater of the differences', () => {
    expect(tileDistance(tileAt(1, 1), tileAt(4, 3))).toBe(3);
    expect(tileDistance(tileAt(4, 9), tileAt(1, 2))).toBe(7);
  });
});
