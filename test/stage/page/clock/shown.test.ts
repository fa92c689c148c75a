import { describe, expect, test } from 'vitest';
import {
  messageTime,
  relativeTime,
  shownTime,
  type Viewer,
} from '../../../../src/stage/page/clock/shown.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const rome: Viewer = { locale: 'en-GB', zone: 'Europe/Rome' };
const seconds = now / 1_000;
/** Releases of ICU differ in the small words and commas between a date and a time. */
const plain = (shown: string | null): string | undefined => shown?.replace(/,| at\b/g, '');

describe('timestamps of messages', () => {
  test.each([
    ['t', '10:00'],
    ['T', '10:00:00'],
    ['d', '21/11/2026'],
    ['D', '21 November 2026'],
    ['f', '21 November 2026 10:00'],
    ['F', 'Saturday 21 November 2026 10:00'],
  ] as const)('style %s in the viewer’s zone and language', (style, shown) => {
    expect(plain(shownTime(seconds, style, now, rome))).toBe(shown);
  });

  test('another viewer reads another time', () => {
    const tokyo: Viewer = { locale: 'de-DE', zone: 'Asia/Tokyo' };
    expect(shownTime(seconds, 't', now, tokyo)).toBe('18:00');
    expect(shownTime(seconds, 'D', now, tokyo)).toBe('21. November 2026');
  });

  test('a moment that does not exist has no text', () => {
    expect(shownTime(9_999_999_999_999, 'f', now, rome)).toBeNull();
  });
});

describe('how far away', () => {
  const minute = 60_000;
  test.each([
    [20_000, 'in 20 seconds'],
    [-20_000, '20 seconds ago'],
    [5 * minute, 'in 5 minutes'],
    [59.6 * minute, 'in 1 hour'],
    [-3 * 60 * minute, '3 hours ago'],
    [23 * 60 * minute, 'in 1 day'],
    [6 * 24 * 60 * minute, 'in 6 days'],
    [40 * 24 * 60 * minute, 'in 1 month'],
    [800 * 24 * 60 * minute, 'in 2 years'],
  ])('%d ms', (away, shown) => expect(relativeTime(now + away, now, 'en')).toBe(shown));
});

test('a message of today shows its time, an older one its day too', () => {
  expect(messageTime(now - 3_600_000, now, rome)).toBe('09:00');
  expect(plain(messageTime(now - 24 * 3_600_000, now, rome))).toBe('Fri 20 Nov 10:00');
});
