import { expect, test } from 'vitest';
import { drawingOf } from '../../src/rules/drawing.ts';
import { begun, betting, decided, duelling, looting } from '../support/table-weeks.ts';
import { Table } from '../support/table.ts';

const drawing = (table: Table) => drawingOf(table.game, { do: 'enter' });

test('a duel, a monster round and a week’s order and loot are drawings of their own', () => {
  const lobby = new Table('Ana', 'Bran');
  expect(drawing(lobby)).toBe('week:1');
  expect(drawing(lobby.host({ do: 'start' }))).toBe('week:1');
  expect(drawing(begun('Ana', 'Bran'))).toBe('monster:1');
  expect(drawing(looting('Ana', 'Bran'))).toBe('week:1:loot');
  expect(drawing(betting('Ana', 'Bran'))).toBe('week:1:betting');
  expect(drawing(duelling('Ana', 'Bran'))).toBe('duel:1');
  const second = decided('Ana', 'Bran').comes('next step').comes('next step');
  expect(drawing(second)).toBe('week:2');
  expect(drawing(second.comes('next step'))).toBe('monster:2');
});
