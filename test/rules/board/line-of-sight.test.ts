import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCarriedClear, sees } from '../../../src/rules/board/line-of-sight.ts';
import { readDrawing } from '../../../src/rules/board/board.ts';
import { tileAt } from '../../../src/rules/board/tile.ts';
import { drawing, tileOf } from '../../support/drawn-fight.ts';

function seen(text: string, sizes = { A: 0, B: 0 }): [boolean, boolean] {
  const { board, marks } = drawing(text);
  const a = { tile: tileOf(marks, 'A'), size: sizes.A };
  const b = { tile: tileOf(marks, 'B'), size: sizes.B };
  return [sees(board, a, b), sees(board, b, a)];
}

describe('[MOVE-13] line of sight', () => {
  test.each([
    ['along open floor', 'A....B', true],
    ['over force walls and creatures', 'A.|.B', true],
    ['between neighbours', 'AB', true],
    ['not through a wall', 'A.#.B', false],
    ['not through an obstacle', 'A.%.B', false],
    ['not through a closed door', 'A+B', false],
    ['through an open door', 'A/B', true],
    ['past one wall whose corner it touches', 'A#\n.B', true],
    ['not between two walls that touch at a corner', 'A#\n#B', false],
    ['not through the inside of a wall, however near its edge', 'A...\n..#.\n...B', false],
    ['past a wall that it only touches', 'A..\n#..\n..B', true],
    ['not through what lies outside the map', 'A B', false],
  ])('runs %s', (_, text, clear) => {
    expect(seen(text)).toEqual([clear, clear]);
  });

  test('is clear from any tile of a large creature', () => {
    const text = `
      A.#.
      ..#.
      ...B`;
    expect(seen(text)).toEqual([false, false]);
    expect(seen(text, { A: 1, B: 0 })).toEqual([true, true]);
  });

  test('[STAT-11] at three sizes above normal a creature sees over walls, and is not seen for it', () => {
    const text = `
      A...##.
      ....##.
      ....##B
      ....##.`;
    expect(seen(text, { A: 2, B: 0 })).toEqual([false, false]);
    expect(seen(text, { A: 3, B: 0 })).toEqual([true, false]);
  });

  test('is the same both ways, on any map', () => {
    const map = fc.array(fc.array(fc.constantFrom('.', '#'), { minLength: 7, maxLength: 7 }), {
      minLength: 7,
      maxLength: 7,
    });
    const place = fc.tuple(fc.nat(6), fc.nat(6));
    fc.assert(
      fc.property(map, place, place, (rows, a, b) => {
        const { board } = readDrawing('any', rows.map((row) => row.join('')).join('\n'));
        const [one, other] = [a, b].map(([x, y]) => ({ tile: tileAt(x, y), size: 0 }));
        if (!one || !other) return false;
        return sees(board, one, other) === sees(board, other, one);
      }),
    );
  });
});

test('[MOVE-11] what goes straight from tile to tile is stopped by a force wall alone', () => {
  const past = (text: string) => {
    const { board, marks } = drawing(text);
    return isCarriedClear(board, { tile: tileOf(marks, 'A'), size: 0 }, tileOf(marks, 'B'));
  };
  expect(past('A.|.B')).toBe(false);
  expect(past('A.#.B')).toBe(true);
});
