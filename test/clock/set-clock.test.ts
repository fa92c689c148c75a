import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { machineClock } from '../../src/clock/machine.ts';
import { setClock } from '../../src/clock/set-clock.ts';
import { travel } from '../../src/clock/travel.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const hour = 3_600_000;
const file = () => join(temporaryFolder(), 'deep', 'clock.json');
/** Between two readings of the machine’s clock lies the reading that is tested. */
function between(read: () => number, ahead: number): void {
  const before = machineClock.now();
  const now = read();
  const after = machineClock.now();
  expect(now).toBeGreaterThanOrEqual(before + ahead);
  expect(now).toBeLessThanOrEqual(after + ahead);
}

describe('a clock that can be set', () => {
  test('goes with the machine’s', () => {
    const clock = setClock(file());
    between(() => clock.now(), 0);
  });

  test('moves forward, and goes on from there', () => {
    const clock = setClock(file());
    const to = machineClock.now() + 5 * hour;
    clock.set(to);
    expect(clock.now() - to).toBeGreaterThanOrEqual(0);
    expect(clock.now() - to).toBeLessThan(hour);
  });

  test('does not go back', () => {
    const clock = setClock(file());
    clock.set(machineClock.now() + 5 * hour);
    const now = clock.now();
    clock.set(now - hour);
    expect(clock.now()).toBeGreaterThanOrEqual(now);
  });

  test('is kept: another process that reads the file has the same time', () => {
    const place = file();
    const [clock, other] = [setClock(place), setClock(place)];
    clock.set(machineClock.now() + 7 * hour);
    expect(Math.abs(other.now() - clock.now())).toBeLessThan(hour);
    expect(JSON.parse(readFileSync(place, 'utf8'))).toMatchObject({
      lead: expect.any(Number) as number,
    });
  });

  test.each(['', 'nonsense', '{}', '{"lead":"soon"}'])('a file with “%s” is as none', (text) => {
    const place = file();
    const clock = setClock(place);
    writeFileSync(place, text);
    between(() => clock.now(), 0);
  });
});

describe('travelling', () => {
  /** Deadlines in hours from the start; performing one may set another. */
  function journey(hours: number[], then: Record<number, number> = {}) {
    const clock = setClock(file());
    const start = clock.now();
    let due = hours.map((h) => start + h * hour);
    const stops: number[] = [];
    return {
      start,
      clock,
      stops,
      go: (h: number) =>
        travel(
          {
            clock,
            next: () => Promise.resolve(due.length > 0 ? Math.min(...due) : null),
            settle: () => {
              const now = clock.now();
              for (const one of [...due].sort((a, b) => a - b)) {
                if (one > now) continue;
                const at = Math.round((one - start) / hour);
                stops.push(at);
                due = due.filter((other) => other !== one);
                const next = then[at];
                if (next !== undefined) due.push(start + next * hour);
              }
              return Promise.resolve();
            },
          },
          start + h * hour,
        ),
    };
  }

  test('stops at each deadline on the way, in order', async () => {
    const { go, stops, clock, start } = journey([5, 2, 9]);
    await go(6);
    expect(stops).toEqual([2, 5]);
    expect(clock.now() - start).toBeGreaterThanOrEqual(6 * hour);
    expect(clock.now() - start).toBeLessThan(7 * hour);
    await go(10);
    expect(stops).toEqual([2, 5, 9]);
  });

  test('stops at those that only came up on the way', async () => {
    const { go, stops } = journey([2], { 2: 3, 3: 4, 4: 30 });
    await go(20);
    expect(stops).toEqual([2, 3, 4]);
  });

  test('does not hang on a deadline that nobody performs', async () => {
    const clock = setClock(file());
    const start = clock.now();
    const stuck = {
      clock,
      next: () => Promise.resolve(start + hour),
      settle: () => Promise.resolve(),
    };
    expect(await travel(stuck, start + 3 * hour)).toBeGreaterThanOrEqual(start + 3 * hour);
  });
});
