/**
 * What one thing may be at most. Ours have 2 KB, 110 values and 8 depths; what goes beyond these takes
 * seconds to read, and gigabytes where nothing of it is as its schema wants it.
 */
export const most = { kilobytes: 8, values: 500, depth: 20 };

/** What was expected of a value that is too large or too deep to be held against a schema. */
export function tooMuch(says: unknown): { expected: string } | null {
  const found: { value: unknown; depth: number }[] = [{ value: says, depth: 0 }];
  for (const { value, depth } of found) {
    if (found.length > most.values) return { expected: `at most ${most.values} values` };
    if (depth > most.depth) return { expected: 'fewer values within one another' };
    if (typeof value !== 'object' || value === null) continue;
    const inner = Object.values(value) as unknown[];
    found.push(...inner.map((one) => ({ value: one, depth: depth + 1 })));
  }
  return null;
}
