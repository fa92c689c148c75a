const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** The value that this share of the values does not exceed (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const order = sorted(values);
  return order[Math.max(0, Math.ceil(share * order.length) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => {
  const order = sorted(values);
  const middle = order.length >> 1;
  return order.length % 2 === 1
    ? (order[middle] ?? Number.NaN)
    : ((order[middle - 1] ?? Number.NaN) + (order[middle] ?? Number.NaN)) / 2;
};

/** From the least to the greatest. */
export const spread = (values: readonly number[]): [number, number] => [
  Math.min(...values),
  Math.max(...values),
];
