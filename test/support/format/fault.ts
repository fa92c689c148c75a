/** What is wrong with a file, for a reader who wants to mend it: where, and what was expected. */
export type Fault = { file: string; line: number; expected: string };

export const faultText = ({ file, line, expected }: Fault): string =>
  `${file}:${line}: ${expected}`;

/** `one of` and the names, and which of them was perhaps meant. */
export function expectedOneOf(what: string, given: string, known: readonly string[]): string {
  if (known.length === 0) return `There is no ${what} “${given}”, nor any other here.`;
  const nothing = given.trim() === '';
  const none = nothing ? `No ${what} is named` : `There is no ${what} “${given}”`;
  return `${none}; expected one of: ${known.join(', ')}.${meant(given, known)}`;
}

/** ` Did you mean “…”?` when one of the known names is nearly the given one, and no mere letter. */
export function meant(given: string, known: readonly string[]): string {
  const far = Math.min(2, given.length - 1);
  const near = known.find((name) => distance(name.toLowerCase(), given.toLowerCase()) <= far);
  return near === undefined ? '' : ` Did you mean “${near}”?`;
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swap));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
