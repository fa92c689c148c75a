import { longestAnswer } from '../interview.ts';
import { looksLike } from './lookalikes.ts';
import { type Refusal, refuse } from '../refusal.ts';

const lengths = {
  game: { min: 2, max: 60 },
  hero: { min: 2, max: 32 },
  title: { min: 0, max: 60 },
  quote: { min: 0, max: 300 },
  note: { min: 2, max: 200 },
  answer: { min: 0, max: longestAnswer },
} as const;
export type NameOf = keyof typeof lengths;

/** Invisible, unassigned and direction-changing characters; line breaks become spaces before. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** What is longer than this, in UTF-16 units, is refused unread. */
const longest = 4000;

/** NFC, single spaces, no invisible characters, no pile of more than two marks on a letter. */
export function tidied(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(unseen, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim();
}

/** How many letters a reader counts: marks belong to the letter before them. */
const lengthOf = (text: string): number => [...text.replace(/\p{M}/gu, '')].length;

/** A name as it will stand, or why it cannot (GAME-01: one hero a name; 2 to 32 characters). */
export function checkedName(text: string, what: NameOf): string | Refusal {
  const { min, max } = lengths[what];
  const no = refuse('bad name', what === 'answer' ? 'GAME-04' : 'GAME-01', { what, min, max });
  if (text.length > longest) return no;
  const name = tidied(text);
  const length = lengthOf(name);
  const bare = min > 0 && !/[\p{L}\p{N}]/u.test(name);
  return length < min || length > max || name.length > max * 3 || bare ? no : name;
}

/** Two names with the same skeleton look the same to a reader. */
export function skeleton(name: string): string {
  return [...name.normalize('NFKD')]
    .map(looksLike)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

const betWords = new Set(
  ['tie', 'draw'].flatMap((word) => [word, `a ${word}`, `the ${word}`].map(skeleton)),
);

/** Whether a bet on this name could be read as one on something else (BET-01). */
export const isBetWord = (name: string): boolean =>
  betWords.has(skeleton(name)) || /^h\d+$/i.test(name.normalize('NFKD'));
