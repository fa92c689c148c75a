import * as fc from 'fast-check';
import { applyPatch } from 'rfc6902';
import { describe, expect, test } from 'vitest';
import { reversePatch } from '../../src/play/reverse.ts';
import { type Game } from '../../src/rules/game.ts';
import { betting, beginsDuel, decided, fight, nextWeek } from '../support/table-weeks.ts';

const patch = (before: unknown, after: unknown) => reversePatch(before as Game, after as Game);
const undone = (before: unknown, after: unknown): unknown => {
  const value: unknown = structuredClone(after);
  const problems = applyPatch(value, structuredClone(patch(before, after)));
  expect(problems.filter(Boolean)).toEqual([]);
  return value;
};

describe('a reverse patch', () => {
  test('turns any record back into any other', () => {
    const json = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 }));
    fc.assert(
      fc.property(json, json, (before, after) => {
        const [a, b] = [clean(before), clean(after)];
        expect(undone(a, b)).toEqual(a);
      }),
      { numRuns: 500 },
    );
  });

  test('escapes the keys of paths', () => {
    expect(patch({ 'a/b~c': 1 }, { 'a/b~c': 2 })).toEqual([
      { op: 'replace', path: '/a~1b~0c', value: 1 },
    ]);
  });

  test('takes what a list gained off its end, and puts back what it lost', () => {
    expect(patch({ list: [1] }, { list: [1, 2, 3] })).toEqual([
      { op: 'remove', path: '/list/2' },
      { op: 'remove', path: '/list/1' },
    ]);
    expect(undone({ list: [1, 2, 3, 4] }, { list: [2, 4] })).toEqual({ list: [1, 2, 3, 4] });
  });

  test('takes a whole week back to the act before', () => {
    const table = decided('Ana', 'Bran', 'Cleo');
    const before = table.game;
    nextWeek(table);
    expect(undone(before, table.game)).toEqual(before);
  });

  test('of a turn in a long fight says no more than of one in a short one', () => {
    const table = betting('Ana', 'Bran', 'Cleo');
    beginsDuel(table.comes('betting'));
    const sizes: number[] = [];
    for (let turn = 0; turn < 18; turn++) {
      const before = table.game;
      table.does(turn % 2 === 0 ? 'Bran' : 'Cleo', fight({ do: 'end turn' }));
      expect(undone(before, table.game)).toEqual(before);
      sizes.push(JSON.stringify(patch(before, table.game)).length);
    }
    expect(table.game.fight?.log.length).toBeGreaterThan(40);
    expect(sizes.at(-2)).toBeLessThan((sizes[2] ?? 0) + 50);
  });
});

/** As it would be stored: without -0, which JSON does not know, and without a prototype’s name. */
function clean(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, one: unknown) =>
    key === '__proto__' ? undefined : one,
  );
}
