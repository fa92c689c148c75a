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

/** Opaque pixels of these colours. */
const opaque = (...colours: number[]): Buffer =>
  Buffer.from(
    colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 0xff, colour & 0xff, 0xff]),
  );
const coloured = async (width: number, ...colours: number[]) => {
  const pixels = opaque(...colours);
  const chunks = chunksOf(
    Buffer.from(await packed({ pixels, width, height: colours.length / width })),
  );
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0);
  return { chunks, rows, palette };
};

test('opaque pixels are packed by the numbers of their colours, the most common first', async () => {
  const { chunks, rows, palette } = await coloured(
    3,
    0xaa0000,
    0x00bb00,
    0x00bb00,
    0x0000cc,
    0x00bb00,
    0xaa0000,
  );
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  expect([...(chunks.get('IHDR') ?? [])].slice(8)).toEqual([8, 3, 0, 0, 0]);
  expect(palette.toString('hex')).toBe('00bb00aa00000000cc');
  expect([...rows]).toEqual([0, 1, 0, 0, 0, 2, 0, 1]);
});

test('of more than 256 colours the rarest give way to the nearest of the others', async () => {
  const greys = Array.from({ length: 256 }, (_, at) => at * 0x010101);
  const { rows, palette } = await coloured(514, ...greys, ...greys, 0x070708, 0xfefdff);
  expect(palette).toHaveLength(3 * 256);
  const shown = (at: number) =>
    palette.toString('hex', 3 * (rows[1 + at] ?? 0), 3 * (rows[1 + at] ?? 0) + 3);
  expect([shown(0), shown(255), shown(512), shown(513)]).toEqual([
    '000000',
    'ffffff',
    '070707',
    'fefefe',
  ]);
});
