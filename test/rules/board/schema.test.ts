import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { farthestPairs } from '../../../src/rules/combat/places.ts';
import { boardOf, mapSchema } from '../../../src/rules/board/schema.ts';

const faults = (drawing: string) =>
  mapSchema.safeParse({ name: 'Test', drawing }).error?.issues.map(({ message }) => message) ?? [];

describe('a map file', () => {
  test.each([
    ['@..@', []],
    ['@..', ['expected at least two spawn tiles (“@”)']],
    ['@#@', ['expected a way from each spawn tile (“@”) to every other']],
    [
      '@^~@',
      [
        'expected no lava (“^”), as fights are not held on it',
        'expected no styx (“~”), as fights are not held on it',
      ],
    ],
    ['@.@\n..', ['line 2: expected 3 tiles, as line 1 has, not 2']],
    ['@A@', ['expected no “A”, as nobody stands on a map of the catalogue']],
  ])('%j has these faults: %j', (drawing, expected) => {
    expect(faults(drawing)).toEqual(expected);
  });

  test('is read once, and another of the same name by itself', () => {
    const [map, other] = ['@..@', '@.,@'].map((drawing) =>
      mapSchema.parse({ name: 'Test', drawing }),
    );
    if (!map || !other) throw new Error('no map');
    expect(boardOf(map)).toBe(boardOf(map));
    expect([boardOf(map).rows, boardOf(other).rows]).toEqual([['@..@'], ['@.,@']]);
  });

  const maps = readdirSync('seeds/maps').map(
    (file) => [file, mapSchema.parse(parse(readFileSync(`seeds/maps/${file}`, 'utf8')))] as const,
  );
  test.each(maps)('[DUEL-16] %s is a map with room for two and a monster', (_, map) => {
    expect(farthestPairs(boardOf(map)).length).toBeGreaterThan(0);
    expect(boardOf(map).rows.join('').split('@').length - 1).toBeGreaterThan(2);
  });
});
