/** Half of a pair of UTF-16 units, which is no character and which no database takes. */
const halves = /\p{Cs}/gu;

/** What Discord sent, with U+FFFD in the place of each half of a character, at any depth. */
export function wellFormed<T>(sent: T): T {
  return whole(sent) as T;
}

function whole(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(halves, '\ufffd');
  if (Array.isArray(value)) return value.map(whole);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key.replace(halves, '\ufffd'), whole(inner)]),
  );
}
