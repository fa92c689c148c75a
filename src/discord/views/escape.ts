/** Turns the direction of what follows it, or shows nothing at all: only good for deceiving. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
const marks = /(\p{M}{2})\p{M}+/gu;
/** Letters and signs of the cards: they are what they look like, and quicker told than all others. */
const ordinary = /^[ -~×–—‘’“”•…−]*$/;
/** What Discord reads as markup anywhere, and what it reads so at the start of a line. */
const markup = /[\\*_~`|@<[\]]|^[>#-]|^\d+(?=\.)/g;
const zeroWidthSpace = '\u200b';

/**
 * A player's words as plain text: nothing in them is read as markup, mentions anybody, links
 * anywhere, runs backwards or climbs over other lines.
 */
export function escape(words: string): string {
  return plain(words)
    .replace(markup, (sign) => (/[@\d]/.test(sign) ? sign + zeroWidthSpace : `\\${sign}`))
    .replace(/(https?|discord):/gi, `$1${zeroWidthSpace}:`);
}

/** The same where Discord reads no markup: labels, names of threads, files. */
export function plain(words: string): string {
  const shown = ordinary.test(words) ? words : undeceiving(words);
  return shown.replace(/\s+/g, ' ').trim();
}

const undeceiving = (words: string): string =>
  words
    .normalize('NFC')
    .replace(/[\r\n\t]+/g, ' ')
    .replace(invisible, '')
    .replace(marks, '$1');
