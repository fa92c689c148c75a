/** What to write instead of signs that a phone or a letter puts there; nothing where there are none. */
export function plainly(written: string): string {
  if (curled.test(written)) return ' Leave the curly quotes out.';
  if (/(?:^|\s)[−–—] ?[\dX]/.test(written))
    return ' A minus is written with a plain “-”, as in -1.';
  return '';
}

/** The text without curly quotes round it. */
export const uncurled = (written: string): string => curled.exec(written)?.[1] ?? written;

const curled = /^[“”„‘’«»]([^“”„‘’«»]*)[“”„‘’«»]$/;

/** A text in round brackets where keys with values, or a list of them, were wanted. */
export const roundly = (written: string): string =>
  /^\(.*\)$/s.test(written) ? ' Such brackets are curly, as in { range: 3 }.' : '';
