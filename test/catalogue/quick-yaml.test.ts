import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BadContent } from '../../src/catalogue/bad-content.ts';
import { quicklySaid } from '../../src/catalogue/quick-yaml.ts';
import { contentFiles, contentOf } from '../../src/catalogue/read.ts';

const texts = contentFiles('seeds').map((file) => readFileSync(file, 'utf8'));

const slowlySaid = (text: string): unknown => {
  try {
    return contentOf('x.yaml', text).says;
  } catch (error) {
    if (error instanceof BadContent) return undefined;
    throw error;
  }
};

/** Slips of a finger, at a place: a sign too few, a sign too many, a line less, a line twice, a tab. */
const slips: readonly ((text: string, at: number) => string)[] = [
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  ...[' ', '\t', '-', ':', '#', '"', '[', '{', '\n', '&a ', '*a', '!b ', '%', '~'].map(
    (sign) => (text: string, at: number) => text.slice(0, at) + sign + text.slice(at),
  ),
  (text, at) => text.slice(0, at) + text.slice(text.indexOf('\n', at) + 1),
  (text, at) => text.slice(0, text.indexOf('\n', at) + 1) + text.slice(at),
];

/** A number that differs from text to text. */
const spread = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 0);

describe('Read quickly', () => {
  test('all that comes with the bot says the same, and nothing of it is left to the slow reader', () => {
    for (const text of texts) {
      const said = quicklySaid(text);
      expect(said).toBeDefined();
      expect(said).toEqual(slowlySaid(text));
    }
  });

  test('what is slipped into says the same, or is left to the slow reader', () => {
    const odd: string[] = [];
    // By what it says itself, so that another file more does not move the slips of this one.
    for (const text of texts)
      for (const [which, slip] of slips.entries()) {
        const slipped = slip(text, (spread(text) + which * 104_729) % text.length);
        const said = quicklySaid(slipped);
        if (said !== undefined && JSON.stringify(said) !== JSON.stringify(slowlySaid(slipped)))
          odd.push(slipped);
      }
    expect(odd).toEqual([]);
  });

  test.each(['- use: {~}', 'a: { b: 1, ~ }'])(
    'a key that is nothing is left to the slow one: %s',
    (text) => {
      expect(quicklySaid(text)).toBeUndefined();
    },
  );

  test.each([
    ['yes and no', 'a: yes\nb: no\nc: [yes, no]', { a: true, b: false, c: [true, false] }],
    [
      'other words for them',
      'a: Yes\nb: on\nc: "yes"\nd: True',
      { a: 'Yes', b: 'on', c: 'yes', d: true },
    ],
    [
      'numbers',
      'a: 0x10\nb: 0o17\nc: 017\nd: 1_000\ne: 1.50\nf: .5',
      { a: 16, b: 15, c: 17, d: '1_000', e: 1.5, f: 0.5 },
    ],
    ['nothing', 'a:\nb: ~\nc: null', { a: null, b: null, c: null }],
    ['days and times', 'a: 2026-11-28\nb: 12:30', { a: '2026-11-28', b: '12:30' }],
    [
      'what others merge',
      'a: &x { b: 1 }\nc: { <<: 2 }\nd: *x',
      { a: { b: 1 }, c: { '<<': 2 }, d: { b: 1 } },
    ],
  ])('%s are what they are to the slow reader', (_, text, said) => {
    expect(quicklySaid(text)).toEqual(said);
    expect(slowlySaid(text)).toEqual(said);
  });
});
