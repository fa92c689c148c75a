/** Whatever else a machine does: processor time, in microseconds, of the quickest of some runs. */
function costOf(work: () => void): number {
  let least = Infinity;
  for (let run = 0; run < 7; run++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, user + system);
  }
  return least;
}

/** So much the shorter text has to cost at least, in microseconds, to be told from nothing. */
const enough = 3_000;
const longer = 8;

/**
 * Hostile text: how many times as much the same text costs when it is eight times as long. About 8
 * where each letter costs the same, about 64 where each costs as much again for every other.
 * `length` of the shorter text in repeats of `piece`.
 */
export function growthOf(read: (text: string) => void, piece: string, length: number): number {
  const [short, long] = [piece.repeat(length), piece.repeat(length * longer)];
  const times = (text: string, count: number) => () => {
    for (let nth = 0; nth < count; nth++) read(text);
  };
  times(long, 3)();
  let count = 1;
  while (costOf(times(short, count)) < enough) count *= 2;
  return costOf(times(long, count)) / costOf(times(short, count));
}

/** Well between the 8 of what grows evenly and the 64 of what grows with the square. */
export const evenly = 24;
