/** `Ana`, `Ana and Bran`, `Ana, Bran and Cleo`. */
export function listed(words: readonly string[], nothing = 'nobody'): string {
  const last = words.at(-1);
  if (last === undefined) return nothing;
  return words.length === 1 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
