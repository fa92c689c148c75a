import { inflateSync, crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { packed } from '../../src/pictures/packed.ts';

/** The chunks of a PNG by their types; fails where a sum is wrong. */
function chunksOf(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(png.subarray(at + 4, at + 8 + length)));
    chunks.set(type, png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return chunks;
}

test('pixels are packed row by row, each row unfiltered, as PNG has it', async () => {
  const pixels = Buffer.from(Array.from({ length: 3 * 2 * 4 }, (_, at) => at + 1));
  const png = Buffer.from(await packed({ pixels, width: 3, height: 2 }));
  expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = chunksOf(png);
  expect([...chunks.keys()]).toEqual(['IHDR', 'IDAT', 'IEND']);
  expect([...(chunks.get('IHDR') ?? [])]).toEqual([0, 0, 0, 3, 0, 0, 0, 2, 8, 6, 0, 0, 0]);
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  expect([...rows]).toEqual([0, ...pixels.subarray(0, 12), 0, ...pixels.subarray(12)]);
});
