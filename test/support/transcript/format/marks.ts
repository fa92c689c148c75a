/** A typed text whose secret parts are marked: `bet «5» on «Bran»`. */
export type Marked = { text: string; marks: string[] };

/** Takes the marks off; `«?»` becomes a word that occurs nowhere else. Null: a mark is not closed. */
export function readMarked(said: string, unlikelyWord: () => string): Marked | null {
  const marks: string[] = [];
  const text = said.replace(/«([^«»]*)»/g, (_, inside: string) => {
    const word = inside.trim() === '?' ? unlikelyWord() : inside.trim();
    marks.push(word);
    return word;
  });
  return /[«»]/.test(text) || marks.includes('') ? null : { text, marks };
}

export const hasMarks = (said: string): boolean => /[«»]/.test(said);

const consonants = 'bdfgklmnprstvz';
const vowels = 'aeiou';

/** A word that can be said aloud, and that no text has by accident. */
export function unlikelyWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return [...bytes]
    .map((byte, at) => {
      const letters = at % 2 === 0 ? consonants : vowels;
      return letters[byte % letters.length] ?? '';
    })
    .join('');
}
