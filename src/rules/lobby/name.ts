import { type Refusal, refuse } from '../refusal.ts';

const lengths = {
  game: { min: 2, max: 60 },
  hero: { min: 2, max: 32 },
  title: { min: 0, max: 60 },
  quote: { min: 0, max: 300 },
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
  const no = refuse('bad name', 'GAME-01', { what, min, max });
  if (text.length > longest) return no;
  const name = tidied(text);
  const length = lengthOf(name);
  const bare = min > 0 && !/[\p{L}\p{N}]/u.test(name);
  return length < min || length > max || name.length > max * 3 || bare ? no : name;
}

/** Letters of other scripts and digits that pass for a Latin letter in most fonts. */
const lookalikes: Record<string, string> = {
  а: 'a', α: 'a', в: 'b', ѕ: 's', с: 'c', ϲ: 'c', ԁ: 'd', е: 'e', ε: 'e', ɡ: 'g', һ: 'h', н: 'h',
  і: 'i', ι: 'i', ı: 'i', ј: 'j', к: 'k', κ: 'k', ӏ: 'i', м: 'm', п: 'n', η: 'n', ν: 'v', о: 'o',
  ο: 'o', σ: 'o', р: 'p', ρ: 'p', ԛ: 'q', г: 'r', т: 't', τ: 't', υ: 'u', ս: 'u', ѵ: 'v', ԝ: 'w',
  х: 'x', χ: 'x', у: 'y', γ: 'y', '0': 'o', '1': 'i', l: 'i', '|': 'i', '3': 'e', '5': 's', '8': 'b',
}; // prettier-ignore

/** Capitals that look like another Latin letter than their small form does. */
const capitals: Record<string, string> = {
  Β: 'b', Ζ: 'z', Η: 'h', Μ: 'm', Ν: 'n', Υ: 'y', Ϲ: 'c', Ү: 'y', І: 'i', I: 'i', З: 'e', Ѵ: 'v',
}; // prettier-ignore

/** Two names with the same skeleton look the same to a reader. */
export function skeleton(name: string): string {
  return [...name.normalize('NFKD')]
    .map((letter) => capitals[letter] ?? letter.toLowerCase())
    .filter((letter) => /[\p{L}\p{N}|]/u.test(letter))
    .map((letter) => lookalikes[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
