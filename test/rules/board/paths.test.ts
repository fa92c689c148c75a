import { describe, expect, test } from 'vitest';
import { pathTo, reach } from '../../../src/rules/board/paths.ts';
import { tileAt, tileName } from '../../../src/rules/board/tile.ts';
import { drawing, marked, tileOf, undented } from '../../support/drawn-fight.ts';

/** Where A gets to with that speed, marked x; other letters stand in the way. */
function reached(text: string, speed: number, size = 0): string {
  const { board, marks } = drawing(text);
  const others = Object.entries(marks)
    .filter(([letter]) => letter !== 'A')
    .map(([, tile]) => ({ tile, size: 0 }));
  const from = { tile: tileOf(marks, 'A'), size };
  return marked(board, reach({ board, others }, from, speed).tiles);
}

describe('walking', () => {
  test('[MOVE-01] covers up to speed tiles, diagonals counting one', () => {
    const text = `
      .......
      .......
      .......
      ...A...
      .......
      .......
      .......`;
    expect(reached(text, 2)).toBe(
      undented(`
      .......
      .xxxxx.
      .xxxxx.
      .xxxxx.
      .xxxxx.
      .xxxxx.
      .......`),
    );
  });

  test('[MOVE-01] does not cut the corner of a wall', () => {
    expect(reached('..\nA.', 1)).toBe('xx\nxx');
    expect(reached('#.\nA.', 1)).toBe('#.\nxx');
    expect(reached('#.\nA.', 2)).toBe('#x\nxx');
  });

  test('[MOVE-01] may pass diagonally between creatures, but through nobody', () => {
    expect(reached('B.\nA.', 1)).toBe('.x\nxx');
    expect(reached('B.\nAC', 1)).toBe('.x\nx.');
    expect(reached('AB.', 2)).toBe('x..');
  });

  test('[MOVE-01] goes round what stands in the way, and pays for the way round', () => {
    const text = `
      A#...
      .#...
      .....`;
    expect(reached(text, 4)).toBe(
      undented(`
      x#...
      x#...
      xxx..`),
    );
  });

  test.each(['#', '%', '+', '|', ' '])('[MOVE-01] is stopped by “%s”', (sign) => {
    expect(reached(`A${sign}.`, 5)).toBe(`x${sign}.`);
  });

  test('[MOVE-07] pays double for difficult ground, and ends on it if the whole price is there', () => {
    expect(reached('A,,.', 3)).toBe('xx,.');
    expect(reached('A,,.', 4)).toBe('xxx.');
    expect(reached('A,,.', 5)).toBe('xxxx');
  });

  test('[MOVE-07] takes the cheapest way, not the straightest', () => {
    const { board, marks } = drawing(`
      A,,.
      ....`);
    const from = { tile: tileOf(marks, 'A'), size: 0 };
    const ways = reach({ board, others: [] }, from, 4);
    expect(pathTo(ways, tileAt(3, 0)).map(tileName)).toEqual(['B2', 'C2', 'D1']);
  });

  test('does not come out on the other side of the map', () => {
    expect(reached('..A\n...\n...', 1)).toBe('.xx\n.xx\n...');
  });
});

describe('[STAT-11] a large creature', () => {
  const text = `
    A....#..
    .....#..
    ........
    .....#..`;

  test('needs room for all its tiles, corners included', () => {
    expect(reached(text, 9, 0)).toContain('x#x');
    expect(reached(text, 9, 1)).toBe(
      undented(`
      xxxx.#..
      xxxx.#..
      xxxx....
      .....#..`),
    );
  });

  test('steps over walls from size 4 on, never off the map', () => {
    const wide = `
      A....#..
      .....#..
      .....#..
      .....#..
      .....#..`;
    expect(reached(wide, 9, 3)).not.toContain('#x');
    expect(reached(wide, 9, 4)).toBe(
      undented(`
      xxxx.#..
      .....#..
      .....#..
      .....#..
      .....#..`),
    );
  });
});
