/** What to write instead of curly quotes that a phone or a letter puts there; nothing where there are none. */
export const uncurl = (written: string): string =>
  curled.test(written) ? ' Leave the curly quotes out.' : '';

/** The text without curly quotes round it. */
export const uncurled = (written: string): string => curled.exec(written)?.[1] ?? written;

const curled = /^[“”„‘’«»]([^“”„‘’«»]*)[“”„‘’«»]$/;

/** The same with plain apostrophes, minuses and spaces in the place of those that look like one. */
export const plainSigns = (written: string): string =>
  written
    .replace(/[‘’ʼ′]/g, "'")
    .replace(/[‐‑‒–—−](?=\s*[\p{L}\d])/gu, '-')
    .replace(/[\u00A0\u2000-\u200A\u202F\u3000]/g, ' ')
    .trim();

/** A text in round brackets where keys with values, or a list of them, were wanted. */
export const roundly = (written: string): string =>
  /^\(.*\)$/s.test(written) ? ' Such brackets are curly, as in { range: 3 }.' : '';

/** Whether two words are the same but for signs that look alike. */
export const isTwin = (one: string, other: string): boolean => asPlain(one) === asPlain(other);

const asPlain = (word: string): string => plainSigns(uncurled(word));
