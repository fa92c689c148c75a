/** Of few colours: for each pixel the number of its own, and the colours, each of three bytes. */
export type Indexed = { numbers: Uint8Array; colours: Uint8Array };

/** As many as a byte can number. */
const most = 256;

/** Pictures of more are no drawings of ours. */
const sane = 2048;

/**
 * The same pixels by the numbers of their colours; null where one is not opaque, or there are thousands of
 * colours. Of more than 256, which smooth edges make, those that fewest pixels have give way to the one among
 * the others that is nearest. `pixels`: of four bytes each, red, green, blue, and how opaque it is.
 */
export function indexed(pixels: Buffer): Indexed | null {
  const counted = coloursOf(pixels);
  if (!counted) return null;
  const { colours, each, pixelsOf } = counted;
  if (colours.some((colour) => colour >>> 24 !== 0xff)) return null;
  const byPixels = colours.map((_, nth) => nth);
  byPixels.sort((a, b) => (pixelsOf[b] as number) - (pixelsOf[a] as number) || a - b);
  const kept = byPixels.slice(0, most).map((nth) => colours[nth] as number);
  const numberOf = new Uint8Array(colours.length);
  for (const [place, nth] of byPixels.entries())
    numberOf[nth] = place < most ? place : nearest(colours[nth] as number, kept);
  const numbers = new Uint8Array(each.length);
  for (let at = 0; at < each.length; at++) numbers[at] = numberOf[each[at] as number] as number;
  return { numbers, colours: new Uint8Array(kept.flatMap(channels)) };
}

/** The colours as they come, how many pixels each has, and of each pixel which one it has. */
type Counted = { colours: number[]; pixelsOf: Uint32Array; each: Uint16Array };

/** Asked for each of a million pixels: a table of its own is five times as fast as a Map. */
function coloursOf(pixels: Buffer): Counted | null {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const places = 4 * sane;
  const known = new Uint32Array(places);
  const nths = new Uint16Array(places);
  const [colours, each] = [[] as number[], new Uint16Array(words.length)];
  const pixelsOf = new Uint32Array(sane + 1);
  let [last, nth] = [0, 0];
  for (let at = 0; at < words.length; at++) {
    const colour = words[at] as number;
    // Most pixels are as the one before them.
    if (colour !== last || at === 0) {
      let place = (Math.imul(colour, 0x9e3779b1) >>> 16) % places;
      while (nths[place] !== 0 && known[place] !== colour) place = (place + 1) % places;
      if (nths[place] === 0) {
        if (colours.push(colour) > sane) return null;
        known[place] = colour;
        nths[place] = colours.length;
      }
      nth = (nths[place] as number) - 1;
      last = colour;
    }
    each[at] = nth;
    pixelsOf[nth] = (pixelsOf[nth] as number) + 1;
  }
  return { colours, pixelsOf, each };
}

/** Red, green and blue of four bytes that were read as one number, the first as the least. */
const channels = (colour: number): number[] => [0, 8, 16].map((by) => (colour >>> by) & 0xff);

function nearest(colour: number, kept: readonly number[]): number {
  const own = channels(colour);
  const far = kept.map((one) =>
    channels(one).reduce((sum, value, at) => sum + (value - (own[at] as number)) ** 2, 0),
  );
  return far.indexOf(Math.min(...far));
}
