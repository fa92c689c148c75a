import { randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faceOf, seededDice, shuffled } from '../../src/rules/dice.ts';

const anySeed = () => randomBytes(32).toString('hex');
const rolls = (seed: string, sides: number, many: number) => {
  const dice = seededDice(seed);
  return Array.from({ length: many }, () => dice.roll(sides, 'test'));
};

/** How many standard deviations the spread of `counts` lies above an even one (Wilson, Hilferty). */
function unevenness(counts: readonly number[]): number {
  const even = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  const square = counts.reduce((sum, n) => sum + (n - even) ** 2 / even, 0);
  const free = counts.length - 1;
  return (Math.cbrt(square / free) - (1 - 2 / (9 * free))) / Math.sqrt(2 / (9 * free));
}

describe('one roll', () => {
  test('every face comes as often as any other, by counting all that can be drawn', () => {
    for (let sides = 1; sides <= 100; sides++) {
      const counts = new Array<number>(sides).fill(0);
      let again = 0;
      for (let drawn = 0; drawn < 4096; drawn++) {
        const face = faceOf(drawn, sides, 4096);
        if (face === null) again += 1;
        else counts[face - 1] = (counts[face - 1] ?? 0) + 1;
      }
      expect(new Set(counts).size).toBe(1);
      expect(again).toBe(4096 % sides);
    }
  });

  test('the greatest numbers of 32 bits are drawn again where they would favour low faces', () => {
    expect(faceOf(2 ** 32 - 1, 20, 2 ** 32)).toBeNull();
    expect(faceOf(2 ** 32 - 17, 20, 2 ** 32)).toBe(20);
    expect(faceOf(2 ** 32 - 1, 8, 2 ** 32)).toBe(8);
  });
});

describe('a stream of rolls', () => {
  test('the same seed rolls the same, another seed does not', () => {
    const seed = anySeed();
    expect(rolls(seed, 20, 500)).toEqual(rolls(seed, 20, 500));
    expect(rolls(anySeed(), 20, 500)).not.toEqual(rolls(seed, 20, 500));
  });

  test.each([2, 3, 6, 8, 20, 100])('a d%i is even over 200,000 rolls', (sides) => {
    const counts = new Array<number>(sides).fill(0);
    for (const face of rolls(anySeed(), sides, 200_000))
      counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    expect(unevenness(counts)).toBeLessThan(6.5);
    expect(unevenness(counts)).toBeGreaterThan(-6.5);
  });

  test('the first rolls of many acts are even, and so are their pairs', () => {
    const pairs = new Array<number>(36).fill(0);
    for (let act = 0; act < 40_000; act++) {
      const [one = 1, two = 1] = rolls(anySeed(), 6, 2);
      const at = (one - 1) * 6 + two - 1;
      pairs[at] = (pairs[at] ?? 0) + 1;
    }
    expect(unevenness(pairs)).toBeLessThan(6.5);
  });

  test('a skewed die would be found out', () => {
    const counts = [10_300, 10_000, 10_000, 10_000, 10_000, 9_700];
    expect(unevenness(counts)).toBeGreaterThan(1.5);
    expect(unevenness(counts.map((n) => n * 20))).toBeGreaterThan(6.5);
  });
});

describe('shuffling', () => {
  test('keeps everything, once, and leaves the list as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (things) => {
        const before = [...things];
        const order = shuffled(things, seededDice(anySeed()), 'test');
        expect(things).toEqual(before);
        expect([...order].sort((a, b) => a - b)).toEqual([...before].sort((a, b) => a - b));
      }),
    );
  });

  test('each of the 24 orders of four is as likely as any other', () => {
    const counts = new Map<string, number>();
    const dice = seededDice(anySeed());
    for (let n = 0; n < 48_000; n++) {
      const order = shuffled(['a', 'b', 'c', 'd'], dice, 'test').join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(unevenness([...counts.values()])).toBeLessThan(6.5);
  });
});
