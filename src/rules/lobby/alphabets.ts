/** Scripts that people write in today; those beside each other are written together. */
const scripts = [
  ['Latin'], ['Greek'], ['Cyrillic'], ['Armenian'], ['Georgian'], ['Hebrew'], ['Arabic'], ['Thaana'],
  ['Ethiopic'], ['Devanagari'], ['Bengali'], ['Gurmukhi'], ['Gujarati'], ['Oriya'], ['Tamil'],
  ['Telugu'], ['Kannada'], ['Malayalam'], ['Sinhala'], ['Thai'], ['Lao'], ['Tibetan'], ['Myanmar'],
  ['Khmer'], ['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul'],
]; // prettier-ignore

const alphabets = scripts.map(
  (names) => new RegExp(`^[${names.map((name) => `\\p{Script=${name}}`).join('')}]*$`, 'u'),
);

/** Latin letters of phonetics, which pass for others; some stand in alphabets of today. */
const phonetic =
  /[\u0250-\u02af\u1d00-\u1dbf\ua720-\ua7ff\uab30-\uab6f\u{10780}-\u{107bf}\u{1df00}-\u{1dfff}]/u;
const ofToday = /[əɓɗɖɛɔɣɩʋŋɨʉ]/gu;

/** GAME-01: whether all letters and digits of a name are of one alphabet of today. */
export function isOfOneAlphabet(name: string): boolean {
  const letters = name.normalize('NFKD').replace(/[^\p{L}\p{N}]|\p{Script=Common}/gu, '');
  return (
    alphabets.some((alphabet) => alphabet.test(letters)) &&
    !phonetic.test(letters.replace(ofToday, ''))
  );
}
