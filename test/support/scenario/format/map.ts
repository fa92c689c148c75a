import { type Board, type Ground, isSign, signs } from '../../../../src/rules/board/board.ts';
import { boardLimit, tileAt, type Tile } from '../../../../src/rules/board/tile.ts';
import { fault, type Reading } from '../../format/reading.ts';
import { type Path } from '../../format/source.ts';
import { isLetter } from './cast.ts';

/** A drawing with the tiles of each letter in it, row by row; under a letter lies floor. */
export type Drawn = { board: Board; marks: Map<string, Tile[]>; lineOfRow(row: number): number };

const grounds = Object.entries(signs)
  .filter(([, sign]) => sign !== ' ')
  .map(([ground, sign]) => `${sign} ${ground}`);

/** Reads a drawing; whatever is wrong with it is told by the line of its row. */
export function readMap(
  reading: Reading,
  path: Path,
  value: unknown,
  under: ReadonlyMap<string, Ground>,
  marked: (letter: string) => boolean = isLetter,
): Drawn | null {
  if (typeof value !== 'string' || value.trim() === '')
    return fault(reading, path, 'expected a drawing: “|” and, below it, a line for each row.');
  const rows = value.split('\n');
  const blank = rows.findIndex((row) => row.trim() !== '');
  const lines = rows.slice(blank, rows.findLastIndex((row) => row.trim() !== '') + 1);
  // A drawing of several lines begins below its key.
  const first = reading.source.lineOf(path) + (value.includes('\n') ? 1 : 0) + blank;
  const sayAt = (row: number, expected: string) =>
    reading.faults.push({ file: reading.file, line: first + row, expected });
  const before = reading.faults.length;
  const width = lines[0]?.length ?? 0;
  if (width > boardLimit || lines.length > boardLimit)
    sayAt(0, `A map has at most ${boardLimit} rows and ${boardLimit} columns.`);
  const marks = new Map<string, Tile[]>();
  const drawn = lines.map((line, row) => {
    if (line.length !== width)
      sayAt(row, `This row has ${line.length} tiles; expected ${width}, as in the first row.`);
    return [...line].map((sign, column) => {
      if (isSign(sign)) return sign;
      if (marked(sign)) marks.set(sign, [...(marks.get(sign) ?? []), tileAt(column, row)]);
      else sayAt(row, `No ground is drawn “${sign}”; expected ${grounds.join(', ')}, or a letter.`);
      return signs[under.get(sign) ?? 'floor'];
    });
  });
  if (reading.faults.length > before) return null;
  const board = { name: 'drawn', rows: drawn.map((row) => row.join('')) };
  return { board, marks, lineOfRow: (row) => first + row };
}
