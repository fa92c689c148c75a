import { expect, test } from 'vitest';
import { readDrawing, type Board } from '../../../src/rules/board/board.ts';
import { groundAt, terrainOf } from '../../../src/rules/board/terrain.ts';
import { tileAt } from '../../../src/rules/board/tile.ts';

const loaded = (board: Board): Board => JSON.parse(JSON.stringify(board)) as Board;

test('a board that is loaded again is not read again', () => {
  const { board } = readDrawing('one', '@.#\n..@');
  expect(terrainOf(loaded(board))).toBe(terrainOf(board));
});

test('what is read is forgotten once enough others were, and boards are never mistaken', () => {
  const { board } = readDrawing('one', '@^#\n..@');
  const first = terrainOf(board);
  for (let width = 3; width < 64; width++)
    for (const ground of ['.', '#']) {
      const other = readDrawing('other', `@${ground.repeat(width - 2)}@`).board;
      expect(groundAt(other, tileAt(1, 0))).toBe(ground === '.' ? 'floor' : 'wall');
    }
  expect(terrainOf(loaded(board))).not.toBe(first);
  expect(terrainOf(loaded(board))).toEqual(first);
});
