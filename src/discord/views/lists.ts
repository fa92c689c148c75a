/** `Ana`, `Ana and Bran`, `Ana, Bran and Cleo`. */
export function listed(words: readonly string[], nothing = 'nobody'): string {
  const last = words.at(-1);
  if (last === undefined) return nothing;
  return words.length === 1 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** The same text with a capital letter at its beginning. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
