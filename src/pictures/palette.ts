/** Of few colours: for each pixel the number of its own, and the colours, each of three bytes. */
export type Indexed = { numbers: Uint8Array; colours: Uint8Array };

/** As many as a byte can number. */
const most = 256;

/**
 * The same pixels by the numbers of their colours; null where one is not opaque. Of more than 256, which
 * smooth edges make, those that fewest pixels have give way to the one among the others that is nearest.
 * `pixels`: of four bytes each, red, green, blue, and how opaque it is.
 */
export function indexed(pixels: Buffer): Indexed | null {
  const { found, each } = coloursOf(pixels);
  if (found.some(({ colour }) => colour >>> 24 !== 0xff)) return null;
  const kept = [...found].sort((a, b) => b.pixels - a.pixels || a.nth - b.nth).slice(0, most);
  const numberOf = new Uint8Array(found.length);
  for (const [number, { nth }] of kept.entries()) numberOf[nth] = number;
  const known = new Set(kept);
  for (const one of found) if (!known.has(one)) numberOf[one.nth] = nearest(one.colour, kept);
  const numbers = new Uint8Array(each.length);
  for (let at = 0; at < each.length; at++) numbers[at] = numberOf[each[at] as number] as number;
  const colours = new Uint8Array(kept.flatMap(({ colour }) => channels(colour)));
  return { numbers, colours };
}

/** A colour, as the how manieth it has come, and how many pixels have it. */
type Found = { colour: number; nth: number; pixels: number };

/** The colours from the first pixel to the last, and of each pixel which one it has. */
function coloursOf(pixels: Buffer): { found: Found[]; each: Uint32Array } {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const byColour = new Map<number, Found>();
  const each = new Uint32Array(words.length);
  let last: Found | undefined;
  for (let at = 0; at < words.length; at++) {
    const colour = words[at] as number;
    // Most pixels are as the one before them.
    if (last?.colour !== colour) {
      last = byColour.get(colour) ?? { colour, nth: byColour.size, pixels: 0 };
      if (last.pixels === 0) byColour.set(colour, last);
    }
    last.pixels++;
    each[at] = last.nth;
  }
  return { found: [...byColour.values()], each };
}

/** Red, green and blue of four bytes that were read as one number, the first as the least. */
const channels = (colour: number): number[] => [0, 8, 16].map((by) => (colour >>> by) & 0xff);

function nearest(colour: number, kept: readonly Found[]): number {
  const far = kept.map((one) => {
    const [own, other] = [channels(colour), channels(one.colour)];
    return own.reduce((sum, value, at) => sum + (value - (other[at] as number)) ** 2, 0);
  });
  return far.indexOf(Math.min(...far));
}
