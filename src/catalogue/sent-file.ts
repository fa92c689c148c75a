/** A file as somebody sent it. Its name is that alone, never a path to anything. */
export type SentFile = { name: string; bytes: Uint8Array };

export const isYaml = (name: string): boolean => /\.ya?ml$/i.test(name);

/**
 * What strangers wrote, fit for one line of a sentence: `most` characters, none that is not seen. What is
 * longer ends with a whole word, if it has any in its second half, and with a sign that it goes on.
 */
export function shown(text: string, most: number): string {
  const [...seen] = text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '');
  if (seen.length <= most) return seen.join('');
  const end = seen.slice(0, most - 1).lastIndexOf(' ');
  return end > most / 2
    ? `${seen.slice(0, end).join('')} …`
    : `${seen.slice(0, most - 1).join('')}…`;
}
