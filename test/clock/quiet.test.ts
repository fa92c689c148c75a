import fc from 'fast-check';
import { expect, test } from 'vitest';
import { zonedCalendar } from '../../src/clock/calendar.ts';

const minute = 60_000;
const hour = 60 * minute;
const at = (iso: string) => Date.parse(iso);

/** The time of day by Intl alone: an oracle that shares nothing with the calendar under test. */
function minutesThere(zone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' });
  return (instant) => {
    const [hours = 0, minutes = 0] = format.format(instant).split(':').map(Number);
    return hours * 60 + minutes;
  };
}

const night = { from: 22 * 60, to: 7 * 60, zone: 'Europe/Berlin' };
const ends = (now: string, quiet = night) => {
  const until = zonedCalendar.quietUntil(at(now), quiet);
  return until === null ? null : new Date(until).toISOString();
};

test('quiet hours begin with their first minute and end with the last one before their end', () => {
  expect(ends('2026-01-10T20:59:59.999Z')).toBe(null);
  expect(ends('2026-01-10T21:00:00Z')).toBe('2026-01-11T06:00:00.000Z');
  expect(ends('2026-01-11T05:59:59.999Z')).toBe('2026-01-11T06:00:00.000Z');
  expect(ends('2026-01-11T06:00:00Z')).toBe(null);
});

test.each([
  ['the clocks go forward', '2026-03-28T23:30:00Z', '2026-03-29T05:00:00.000Z'],
  ['the clocks go back', '2026-10-24T22:30:00Z', '2026-10-25T06:00:00.000Z'],
])('in the night in which %s they end by the clock on the wall', (_, now, until) => {
  expect(ends(now)).toBe(until);
});

test('an end that is left out when the clocks go forward is where they arrive', () => {
  const quiet = { from: 60, to: 150, zone: 'Europe/Berlin' };
  expect(ends('2026-03-29T00:10:00Z', quiet)).toBe('2026-03-29T01:00:00.000Z');
});

test('hours that come twice when the clocks go back are quiet twice', () => {
  const quiet = { from: 120, to: 150, zone: 'Europe/Berlin' };
  expect(ends('2026-10-25T00:10:00Z', quiet)).toBe('2026-10-25T00:30:00.000Z');
  expect(ends('2026-10-25T00:40:00Z', quiet)).toBe(null);
  expect(ends('2026-10-25T01:10:00Z', quiet)).toBe('2026-10-25T01:30:00.000Z');
});

const zones = `Europe/Berlin America/New_York Australia/Lord_Howe Pacific/Chatham Asia/Kathmandu
America/St_Johns Africa/Casablanca America/Santiago Antarctica/Troll UTC`.split(/\s+/);

test.each(zones)(
  'in %s all of a year’s minutes until the end are quiet, and the end is not',
  (zone) => {
    const there = minutesThere(zone);
    const isQuiet = (instant: number, from: number, to: number) =>
      from < to
        ? there(instant) >= from && there(instant) < to
        : there(instant) >= from || there(instant) < to;
    fc.assert(
      fc.property(
        fc.integer({ min: at('2026-01-01T00:00Z'), max: at('2027-01-01T00:00Z') }),
        fc.nat(1439),
        fc.nat(1439),
        (now, from, to) => {
          fc.pre(from !== to);
          const until = zonedCalendar.quietUntil(now, { from, to, zone });
          expect(until !== null).toBe(isQuiet(now, from, to));
          if (until === null) return;
          expect(until).toBeLessThanOrEqual(now + 27 * hour);
          expect(isQuiet(until, from, to)).toBe(false);
          for (let step = now; step < until; step += 7 * minute)
            expect(isQuiet(step, from, to)).toBe(true);
          expect(isQuiet(until - minute, from, to) || until - now < minute).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  },
);

test('both days on which the clocks change, minute by minute', () => {
  const there = minutesThere('Europe/Berlin');
  for (const day of ['2026-03-28T12:00Z', '2026-10-24T12:00Z'])
    for (let now = at(day); now < at(day) + 24 * hour; now += 17 * minute) {
      const until = zonedCalendar.quietUntil(now, night);
      const quiet = there(now) >= night.from || there(now) < night.to;
      expect([until !== null, until === null ? 420 : there(until)]).toEqual([quiet, 420]);
    }
});
