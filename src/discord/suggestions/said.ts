import { plain } from '../views/escape.ts';

/** What keyboards and telephones put for each other, with the one that is compared. */
const exchanged: [RegExp, string][] = [
  [/[’‘ʼ′`´]/g, "'"],
  [/[“”„«»]/g, '"'],
  [/[‐‑–—−]/g, '-'],
  [/…/g, '...'],
];

/** Words as names are compared: in small letters, and with the plainest of signs that look alike. */
export const said = (words: string): string =>
  exchanged.reduce((so, [signs, one]) => so.replace(signs, one), plain(words).toLowerCase());
