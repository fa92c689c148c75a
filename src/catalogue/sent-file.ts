/** A file as somebody sent it. Its name is that alone, never a path to anything. */
export type SentFile = { name: string; bytes: Uint8Array };

export const isYaml = (name: string): boolean => /\.ya?ml$/i.test(name);

/** What strangers wrote, fit for one line of a sentence: `most` characters, none that is not seen. */
export function shown(text: string, most: number): string {
  const [...seen] = text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '');
  return seen.length > most ? `${seen.slice(0, most - 1).join('')}…` : seen.join('');
}
