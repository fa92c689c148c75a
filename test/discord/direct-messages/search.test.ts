import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { type Missed, type Place } from '../../../src/discord/direct-messages/missed.ts';
import { search } from '../../../src/discord/direct-messages/search.ts';

/** A search in which no time passes but what the test lets pass. */
function searching(places: readonly Place[] | (() => Promise<Place[]>)) {
  const told: (string | number)[] = [];
  const ending = new AbortController();
  const waiting: { milliseconds: number; over: () => void }[] = [];
  const over = search({
    places: typeof places === 'function' ? places : () => Promise.resolve([...places]),
    heard: (until) => told.push(until),
    signal: ending.signal,
    log: pino({ level: 'silent' }),
    wait: (milliseconds) =>
      new Promise<void>((resolve) => waiting.push({ milliseconds, over: resolve })),
  });
  const passes = (milliseconds: number) =>
    waiting.filter((one) => one.milliseconds === milliseconds).forEach((one) => one.over());
  const message = (at: number): Missed => ({
    at,
    answer: () => {
      told.push(`answered ${at}`);
      return Promise.resolve();
    },
  });
  return { told, over, passes, message, end: () => ending.abort() };
}

/** All that can go on without time going on has gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const busy = Object.assign(new Error('the connection broke'), { name: 'Error' });

describe('messages that were missed', () => {
  test('are answered in the order in which they were written, and heard up to each', async () => {
    const places: Place[] = [];
    const one = searching(() => Promise.resolve(places));
    places.push(
      () => Promise.resolve([one.message(30), one.message(10)]),
      () => Promise.resolve([one.message(20)]),
    );
    await one.over;
    expect(one.told).toEqual([10, 'answered 10', 20, 'answered 20', 30, 'answered 30']);
  });

  test('are looked for again where that failed, before anything is answered', async () => {
    let tries = 0;
    const places: Place[] = [];
    const one = searching(() => Promise.resolve(places));
    places.push(
      () => Promise.resolve([one.message(20)]),
      () => ((tries += 1) < 3 ? Promise.reject(busy) : Promise.resolve([one.message(10)])),
    );
    await settled();
    one.passes(1_000);
    await settled();
    expect(one.told).toEqual([]);
    one.passes(2_000);
    await one.over;
    expect(one.told).toEqual([10, 'answered 10', 20, 'answered 20']);
  });

  test('that cannot be read hold nothing up for longer than twenty seconds', async () => {
    let answerLate: (found: Missed[]) => void = () => undefined;
    const places: Place[] = [];
    const one = searching(() => Promise.resolve(places));
    places.push(
      () => new Promise((resolve) => (answerLate = resolve)),
      () => Promise.resolve([one.message(20)]),
    );
    await settled();
    expect(one.told).toEqual([]);
    one.passes(20_000);
    await one.over;
    expect(one.told).toEqual([20, 'answered 20']);
    // As Discord tells them: the newest first.
    answerLate([one.message(15), one.message(10)]);
    await settled();
    expect(one.told).toEqual([20, 'answered 20', 'answered 10', 'answered 15']);
  });

  test('are looked for once it can be read whose', async () => {
    let tries = 0;
    const places: Place[] = [];
    const one = searching(() =>
      (tries += 1) < 2 ? Promise.reject(busy) : Promise.resolve(places),
    );
    places.push(() => Promise.resolve([one.message(10)]));
    await settled();
    one.passes(1_000);
    await one.over;
    expect(one.told).toEqual([10, 'answered 10']);
  });

  test('are answered once that works, and those after them, too', async () => {
    let tries = 0;
    const places: Place[] = [];
    const one = searching(() => Promise.resolve(places));
    const works = one.message(10);
    const late: Missed = {
      at: 10,
      answer: () => ((tries += 1) < 2 ? Promise.reject(busy) : works.answer()),
    };
    places.push(() => Promise.resolve([late, one.message(20)]));
    await settled();
    expect(one.told).toEqual([10]);
    one.passes(1_000);
    await one.over;
    expect(one.told).toEqual([10, 'answered 10', 20, 'answered 20']);
  });

  test('are left where they are when the bot ends', async () => {
    const places: Place[] = [];
    const one = searching(() => Promise.resolve(places));
    places.push(() => Promise.resolve([one.message(10)]));
    one.end();
    await one.over;
    expect(one.told).toEqual([]);
  });
});
