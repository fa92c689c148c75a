import { describe, expect, test } from 'vitest';
import { momentOf, nextMidnight, wallTime } from '../../../../src/stage/page/clock/zone.ts';

const iso = (moment: number | null): string | null =>
  moment === null ? null : new Date(moment).toISOString();
const at = (moment: string): number => Date.parse(moment);

describe('the wall clock of a zone', () => {
  test('shows a moment as people there see it', () => {
    expect(wallTime(at('2026-11-21T23:30:00Z'), 'Europe/Rome')).toBe('2026-11-22T00:30');
    expect(wallTime(at('2026-11-21T23:30:00Z'), 'Asia/Kathmandu')).toBe('2026-11-22T05:15');
  });

  test('leads back to the moment', () => {
    expect(iso(momentOf('2026-11-22T00:30', 'Europe/Rome'))).toBe('2026-11-21T23:30:00.000Z');
    expect(iso(momentOf('2026-11-22T05:17', 'Asia/Kathmandu'))).toBe('2026-11-21T23:32:00.000Z');
    expect(momentOf('yesterday', 'UTC')).toBeNull();
  });

  test('an hour that the zone skips is the first moment after it', () => {
    expect(iso(momentOf('2026-03-29T02:30', 'Europe/Rome'))).toBe('2026-03-29T01:00:00.000Z');
  });

  test('an hour that comes twice is the first of the two', () => {
    expect(iso(momentOf('2026-10-25T02:30', 'Europe/Rome'))).toBe('2026-10-25T00:30:00.000Z');
  });
});

describe('the next midnight', () => {
  test.each([
    ['2026-11-21T09:00:00Z', 'UTC', '2026-11-22T00:00:00.000Z'],
    ['2026-11-21T23:30:00Z', 'Europe/Rome', '2026-11-22T23:00:00.000Z'],
    ['2026-03-28T23:00:00Z', 'Europe/Rome', '2026-03-29T22:00:00.000Z'],
    ['2026-10-24T22:00:00Z', 'Europe/Rome', '2026-10-25T23:00:00.000Z'],
    ['2026-12-31T12:00:00Z', 'America/New_York', '2027-01-01T05:00:00.000Z'],
  ])('after %s in %s', (now, zone, midnight) => {
    expect(iso(nextMidnight(at(now), zone))).toBe(midnight);
  });

  test('where a day begins at one o’clock it is then', () => {
    expect(iso(nextMidnight(at('2026-09-05T12:00:00Z'), 'America/Santiago'))).toBe(
      '2026-09-06T04:00:00.000Z',
    );
  });
});
