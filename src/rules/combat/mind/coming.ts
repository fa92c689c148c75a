/**
 * How much of what is to come counts: in the rest of this turn, and less in each turn after it. Whom
 * one has in hand may yet get away; who comes next strikes before one can do anything about it.
 */
export const weights = {
  chance: [0.9, 0.8, 0.64, 0.51, 0.41, 0.33],
  threat: [0, 0.95, 0.76, 0.61, 0.49, 0.39],
};

/**
 * What coming damage, turn by turn, counts for to somebody with so many HP left. Nobody dies twice:
 * what would come to the dead is nothing, and so the sooner it falls, the more it is.
 */
export function counted(
  sums: readonly number[],
  hp: number,
  share: number,
  of: keyof typeof weights,
): number {
  let [left, sum] = [hp, 0];
  for (const [at, weight] of weights[of].entries()) {
    const dealt = Math.min(left, share * (sums[at] ?? 0));
    sum += weight * dealt;
    left -= dealt;
    if (left <= 0) break;
  }
  return sum;
}
