import { readSync } from 'node:fs';

const CHUNK = 1024 * 1024;
const NEWLINE = 10;

/**
 * Hands over each whole line of an open file with the place where it starts. Answers the length of
 * all whole lines: what stands behind it is a line that was never finished.
 */
export function readLines(file: number, line: (bytes: Buffer, at: number) => void): number {
  let rest = Buffer.alloc(0);
  let start = 0;
  let position = 0;
  for (;;) {
    const chunk = Buffer.allocUnsafe(CHUNK);
    const count = readSync(file, chunk, 0, CHUNK, position);
    if (count === 0) return start;
    position += count;
    const bytes = Buffer.concat([rest, chunk.subarray(0, count)]);
    let from = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, from)) {
      line(bytes.subarray(from, end), start);
      start += end - from + 1;
      from = end + 1;
    }
    rest = bytes.subarray(from);
  }
}
