/** `Bran`, `Bran and Cleo`, `Bran, Cleo and Dov`. */
export const namesIn = (said: string): string[] =>
  said
    .split(/,| and /)
    .map((name) => name.trim())
    .filter((name) => name !== '');
