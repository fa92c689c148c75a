import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import { indexed } from './palette.ts';

/** Pixels row by row from the top, each of four bytes: red, green, blue, and how opaque it is. */
type Image = { pixels: Buffer; width: number; height: number };

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Of the levels that search no further for what they have found the best, and all of it in one go. */
const quick = { level: 3, chunkSize: 256 * 1024 };

/** What PNG calls a byte of each channel, and a byte that numbers a colour. */
const depth = 8;
const type = { whole: 6, indexed: 3 };

/**
 * Pixels as PNG (W3C, third edition, 5 and 11.2), by the numbers of their colours where all are opaque. They
 * are deflated on another thread, without a filter before it: of few colours, that is smallest.
 */
export async function packed({ pixels, width, height }: Image): Promise<Uint8Array> {
  const few = indexed(pixels);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, few ? type.indexed : type.whole], 8);
  const rows = few ? unfiltered(few.numbers, width) : unfiltered(pixels, 4 * width);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...(few ? [chunk('PLTE', Buffer.from(few.colours))] : []),
    chunk('IDAT', await promisify(deflate)(rows, quick)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Each row after the number of its filter, which is 0. */
function unfiltered(pixels: Uint8Array, row: number): Buffer {
  const height = pixels.length / row;
  const rows = Buffer.alloc(pixels.length + height);
  for (let y = 0; y < height; y++)
    rows.set(pixels.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
  return rows;
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
