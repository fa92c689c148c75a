import { describe, expect, test } from 'vitest';
import { readMarked } from './marks.ts';
import { readMatch } from './match.ts';
import { readDuration, readMoment, shown } from './moment.ts';

const HOUR = 3_600_000;
const saturday = Date.UTC(2026, 10, 21, 9);

describe('a text that is expected', () => {
  const fits = (said: string, text: string) => readMatch(said)?.fits(text, saturday);

  test.each([
    ['Join', 'Press [Join] now', true],
    ['join', 'Press [Join] now', false],
    ['your turn', '**your** turn', true],
    ['**your** turn', '**your** turn', true],
    ['/^Press/', 'Press', true],
    ['/joi./i', 'Press [Join]', true],
    ['a\nc', 'a\nb\nc', true],
    ['c\na', 'a\nb\nc', false],
    ['a\nb', 'a b', false],
    ['a\nb', 'x a\nb y', true],
    ['until {Monday 00:00 Europe/Rome}', 'until 22 Nov 2026 23:00.', true],
    ['{2031-03-29T09:00Z}', '29 Mar 2031 09:00', true],
    ['a {b} c', 'a {b} c', true],
  ])('“%s” in “%s”: %s', (said, text, expected) => {
    expect(fits(said, text)).toBe(expected);
  });

  test('is refused as a regular expression when it is none', () => {
    expect(readMatch('/(/')).toBeNull();
  });
});

describe('the clock', () => {
  test.each([
    ['+12h', 12 * HOUR],
    ['+1d 6h', 30 * HOUR],
    ['+90m', 1.5 * HOUR],
    ['+30 s', 30_000],
    ['12h', null],
    ['-1h', null],
    ['+1h 1h', null],
    ['+1y', null],
  ])('goes on by %s', (said, expected) => {
    expect(readDuration(said)).toBe(expected);
  });

  test.each([
    ['2026-11-23T00:00 Europe/Rome', '22 Nov 2026 23:00'],
    ['"2026-11-23T00:00 Europe/Rome"', '22 Nov 2026 23:00'],
    ['2026-11-23T00:00+02:00', '22 Nov 2026 22:00'],
    ['Saturday 09:30 UTC', '21 Nov 2026 09:30'],
    ['Saturday 09:00 UTC', '28 Nov 2026 09:00'],
    ['Friday 00:00 America/New_York', '27 Nov 2026 05:00'],
  ])('goes on until %s', (said, expected) => {
    const moment = readMoment(said);
    expect(moment && shown(moment(saturday))).toBe(expected);
  });

  test.each(['2026-11-23T00:00', '2026-13-01T00:00Z', 'Moonday 09:00 UTC', 'Friday 9:00 UTC', ''])(
    'does not know “%s”',
    (said) => {
      expect(readMoment(said)).toBeNull();
    },
  );

  test('takes the first instant of a day that begins at one', () => {
    const moment = readMoment('2026-09-06T00:00 America/Santiago');
    expect(moment && shown(moment(saturday))).toBe('6 Sep 2026 04:00');
  });
});

describe('a mark', () => {
  test('is taken off what is typed, and its words are remembered', () => {
    expect(readMarked('bet «5» on «Bran the Bold»', () => '')).toEqual({
      text: 'bet 5 on Bran the Bold',
      marks: ['5', 'Bran the Bold'],
    });
  });

  test('becomes an unlikely word where the file asks for one', () => {
    expect(readMarked('title: «?»', () => 'tarnoviguk')?.text).toBe('title: tarnoviguk');
  });

  test.each(['«5', '5»', '««5»', '«»'])('that is open is none: %s', (said) => {
    expect(readMarked(said, () => 'x')).toBeNull();
  });
});
