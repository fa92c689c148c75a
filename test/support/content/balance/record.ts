import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * What a thing has of its mirrored duels: in how many pairs of them it was, what it won of each, 0 to 1,
 * in sum, and the sum of the squares of that.
 */
export type Tried = { pairs: number; share: number; squares: number };

/** By the hash of its card: what has changed is tried anew. */
export type Records = Map<string, Tried>;

export const nothingYet: Tried = { pairs: 0, share: 0, squares: 0 };

export const withPair = ({ pairs, share, squares }: Tried, won: number): Tried => ({
  pairs: pairs + 1,
  share: share + won,
  squares: squares + won ** 2,
});

/** The share of wins, and the ends of its 95 % interval; the two duels of a pair are no two trials. */
export function shareOf({ pairs, share, squares }: Tried): {
  mean: number;
  from: number;
  to: number;
} {
  const mean = share / pairs;
  const variance = Math.max(0, squares - pairs * mean ** 2) / (pairs - 1);
  const half = 1.96 * Math.sqrt(variance / pairs);
  return { mean, from: mean - half, to: mean + half };
}

const file = z.record(z.string(), z.tuple([z.number(), z.number(), z.number()]));

export function readRecords(path: string): Records {
  if (!existsSync(path)) return new Map();
  const read = file.parse(JSON.parse(readFileSync(path, 'utf8')));
  return new Map(
    Object.entries(read).map(([hash, [pairs, share, squares]]) => [
      hash,
      { pairs, share, squares },
    ]),
  );
}

/** Of things that are there still, one line each, in an order that changes as little as possible. */
export function writeRecords(path: string, records: Records, hashes: ReadonlySet<string>): void {
  const lines = [...records]
    .filter(([hash]) => hashes.has(hash))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([hash, { pairs, share, squares }]) => `  "${hash}": [${[pairs, share, squares].join(', ')}]`,
    );
  writeFileSync(path, `{\n${lines.join(',\n')}\n}\n`);
}
