/** How much one person may do: so many at once, and so many each second after that. */
export type Pace = { burst: number; perSecond: number };

/** Nobody presses faster by hand. */
export const humanPace: Pace = { burst: 40, perSecond: 10 };

/** A bucket of tokens for each person; `true` when this one may go on. */
export function limiter({ burst, perSecond }: Pace, now: () => number = () => performance.now()) {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (person: string): boolean => {
    const at = now();
    const bucket = buckets.get(person) ?? { tokens: burst, at };
    const tokens = Math.min(burst, bucket.tokens + ((at - bucket.at) / 1000) * perSecond);
    if (buckets.size > 10_000) forgetFull(buckets, burst, at, perSecond);
    buckets.set(person, { tokens: Math.max(0, tokens - 1), at });
    return tokens >= 1;
  };
}

function forgetFull(
  buckets: Map<string, { tokens: number; at: number }>,
  burst: number,
  now: number,
  perSecond: number,
) {
  for (const [person, { tokens, at }] of buckets)
    if (tokens + ((now - at) / 1000) * perSecond >= burst) buckets.delete(person);
}
