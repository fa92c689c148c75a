/** A text cut up as it is searched: its lines, and what is read as one sentence. */
export type Read = { lines: string[]; sentences: string[] };

const AS_ONE = 4;

/** `3 Dec 2026`, as the stage shows a time: its day is nobody's stake. */
const date = /\b\d{1,2} \p{Lu}\p{Ll}{2,8} \d{4}\b/gu;

/**
 * The lines of a text, and a short text as a whole. In a long one a number here and a name there
 * are no sentence.
 */
export function readText(text: string): Read {
  const lines = text
    .replaceAll(date, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const whole = lines.length > 1 && lines.length <= AS_ONE ? [lines.join('\n')] : [];
  return { lines, sentences: [...lines, ...whole] };
}

/** Whether a text tells a secret. */
export type Tells = (read: Read) => boolean;

/** All of the words in one sentence, each as a whole word, in whatever case. */
export function wordsTell(words: readonly string[]): Tells {
  const patterns = words.map((word) => new RegExp(wholeWord(word), 'iu'));
  return ({ sentences }) =>
    sentences.some((sentence) => patterns.every((pattern) => pattern.test(sentence)));
}

/**
 * The two in one line, or the first in a heading and the other alone on a line below. In a list, a
 * name here and a description there say nothing of each other.
 */
export function headingTells(heading: string, below: string): Tells {
  const [named, described] = [heading, below].map((word) => new RegExp(wholeWord(word), 'iu'));
  const alone = new RegExp(`^[\\s*_]*${escaped(below)}[\\s*_]*$`, 'iu');
  const names = (line: string) => named?.test(line) === true;
  const describes = (line: string) => described?.test(line) === true;
  return ({ lines }) => {
    const [first = '', ...rest] = lines;
    if (lines.some((line) => names(line) && describes(line))) return true;
    return names(first) && rest.some((line) => alone.test(line));
  };
}

const escaped = (word: string): string =>
  word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

const wholeWord = (word: string): string => `(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`;
