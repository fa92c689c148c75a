import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './imports.ts';

const linesOf = (file: string): number => readFileSync(file, 'utf8').trimEnd().split('\n').length;

test('no file of src/ is longer than 200 lines', () => {
  const long = sourceFiles('src')
    .map((file) => ({ file, lines: linesOf(file) }))
    .filter(({ lines }) => lines > 200);
  expect(long).toEqual([]);
});
