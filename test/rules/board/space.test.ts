import { expect, test } from 'vitest';
import { distance, tilesOf } from '../../../src/rules/board/space.ts';
import { tileAt } from '../../../src/rules/board/tile.ts';

test('[STAT-11] size n fills (n+1) × (n+1) tiles from its north-west one; small ones fill one', () => {
  expect(tilesOf({ tile: tileAt(2, 2), size: 1 })).toEqual([
    tileAt(2, 2),
    tileAt(3, 2),
    tileAt(2, 3),
    tileAt(3, 3),
  ]);
  expect(tilesOf({ tile: tileAt(2, 2), size: 3 })).toHaveLength(16);
  expect(tilesOf({ tile: tileAt(2, 2), size: -2 })).toEqual([tileAt(2, 2)]);
});

test.each([
  [{ at: [0, 0], size: 0 }, { at: [1, 1], size: 0 }, 1],
  [{ at: [0, 0], size: 0 }, { at: [4, 2], size: 0 }, 4],
  [{ at: [0, 0], size: 2 }, { at: [4, 1], size: 0 }, 2],
  [{ at: [5, 9], size: 0 }, { at: [2, 2], size: 3 }, 4],
  [{ at: [0, 0], size: 1 }, { at: [1, 1], size: 1 }, 0],
] as const)(
  '[MOVE-01] distance runs between the nearest tiles of both: %j and %j',
  (a, b, tiles) => {
    const [one, other] = [a, b].map(({ at, size }) => ({ tile: tileAt(at[0], at[1]), size }));
    if (!one || !other) throw new Error('two bodies');
    expect(distance(one, other)).toBe(tiles);
    expect(distance(other, one)).toBe(tiles);
  },
);
