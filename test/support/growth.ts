/** Processor time of one run in microseconds, whatever else the machine does. */
function costOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** So much the shorter text has to cost at least, in microseconds, to be told from nothing. */
const enough = 2_000;
const longer = 16;
const rounds = 7;

/**
 * Hostile text: how many times as much the same text costs when it is sixteen times as long. About
 * 16 where each letter costs the same, about 256 where each costs as much again for every other.
 * `length` of the shorter text in repeats of `piece`. Both are read in turn, and the quickest run of
 * each counts: a machine that is slow for a while is so for both.
 */
export function growthOf(read: (text: string) => void, piece: string, length: number): number {
  const [short, long] = [piece.repeat(length), piece.repeat(length * longer)];
  const times = (text: string, count: number) => () => {
    for (let nth = 0; nth < count; nth++) read(text);
  };
  times(long, 3)();
  let count = 1;
  while (costOf(times(short, count)) < enough) count *= 2;
  let [least, most] = [Infinity, Infinity];
  for (let round = 0; round < rounds; round++) {
    least = Math.min(least, costOf(times(short, count)));
    most = Math.min(most, costOf(times(long, count)));
  }
  return most / least;
}

/** Well between the 16 of what grows evenly and the 256 of what grows with the square. */
export const evenly = 64;
