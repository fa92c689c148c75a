import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playSeason } from '../support/season/season.ts';
import { linesOf } from '../support/season/telling.ts';

describe('a season of autopilots', () => {
  test('[GAME-02] [GAME-07] comes to its end, and money, things and turns are sound after every act', async () => {
    const any = fc.tuple(fc.integer({ min: 2, max: 10 }), fc.nat());
    await fc.assert(
      fc.asyncProperty(any, async ([players, seed]) => {
        const { weeks, acts, winners, faults } = await playSeason({
          ...{ players, seed: String(seed), checked: true },
        });
        expect(faults).toEqual([]);
        expect(weeks).toBeGreaterThan(0);
        expect(acts).toBeGreaterThan(players);
        expect(winners.length).toBeLessThanOrEqual(players);
      }),
      { numRuns: 10 },
    );
  }, 240_000);

  test('[ENTER-10] is the same with the same number, another one with another, and tells what each turn brought', async () => {
    const told = async (seed: string): Promise<string[]> => {
      const lines: string[] = [];
      await playSeason({
        players: 3,
        seed,
        told: (event, at) => lines.push(...linesOf(event, at)),
      });
      return lines;
    };
    const [one, again, other] = [await told('1'), await told('1'), await told('2')];
    const bare = (lines: string[]) => lines.filter((line) => !/sealed|key of/.test(line));
    expect(bare(again)).toEqual(bare(one));
    expect(bare(other)).not.toEqual(bare(one));
    expect(one).toContain('— Week 1');
    expect(one).toContainEqual(expect.stringMatching(/^— .+ leaves the menagerie$/));
    expect(one).toContainEqual(expect.stringMatching(/^They take along .+; of 10 gold they have/));
    expect(one.at(-1)).toMatch(/status|living/);
    for (const line of one) {
      expect(line.length).toBeLessThanOrEqual(110);
      expect(line).not.toMatch(/\*\*|<t:|undefined/);
    }
  }, 60_000);
});
