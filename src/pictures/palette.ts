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
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const table = coloursOf(words);
  if (!table || table.colours.some((colour) => colour >>> 24 !== 0xff)) return null;
  const { colours, pixelsOf } = table;
  const byPixels = colours.map((_, nth) => nth);
  byPixels.sort((a, b) => (pixelsOf[b] as number) - (pixelsOf[a] as number) || a - b);
  const kept = byPixels.slice(0, most).map((nth) => colours[nth] as number);
  const numberOf = new Uint8Array(colours.length);
  for (const [place, nth] of byPixels.entries())
    numberOf[nth] = place < most ? place : nearest(colours[nth] as number, kept);
  const numbers = new Uint8Array(words.length);
  for (let at = 0, end = 0; at < words.length; at = end) {
    end = endOfRun(words, at);
    const number = numberOf[table.nthOf(words[at] as number)] as number;
    for (let same = at; same < end; same++) numbers[same] = number;
  }
  return { numbers, colours: new Uint8Array(kept.flatMap(channels)) };
}

/** The colours as they come, how many pixels each has, and which one a colour is. */
type Table = { colours: number[]; pixelsOf: Uint32Array; nthOf: (colour: number) => number };

/** Asked for each run of a picture: a table of our own is five times as fast as a Map. */
function coloursOf(words: Uint32Array): Table | null {
  const places = 4 * sane;
  const known = new Uint32Array(places);
  const nths = new Uint16Array(places);
  const placeOf = (colour: number): number => {
    let place = (Math.imul(colour, 0x9e3779b1) >>> 16) & (places - 1);
    while (nths[place] !== 0 && known[place] !== colour) place = (place + 1) & (places - 1);
    return place;
  };
  const colours: number[] = [];
  const pixelsOf = new Uint32Array(sane + 1);
  for (let at = 0, end = 0; at < words.length; at = end) {
    end = endOfRun(words, at);
    const colour = words[at] as number;
    const place = placeOf(colour);
    if (nths[place] === 0) {
      if (colours.push(colour) > sane) return null;
      known[place] = colour;
      nths[place] = colours.length;
    }
    const nth = (nths[place] as number) - 1;
    pixelsOf[nth] = (pixelsOf[nth] as number) + end - at;
  }
  return { colours, pixelsOf, nthOf: (colour) => (nths[placeOf(colour)] as number) - 1 };
}

/** Where another colour begins: most pixels are as the one before them. */
function endOfRun(words: Uint32Array, at: number): number {
  const colour = words[at];
  let end = at + 1;
  while (end < words.length && words[end] === colour) end++;
  return end;
}

/** Red, green and blue of four bytes that were read as one number, the first as the least. */
const channels = (colour: number): number[] => [0, 8, 16].map((by) => (colour >>> by) & 0xff);

function nearest(colour: number, kept: readonly number[]): number {
  let [least, place] = [Infinity, 0];
  for (const [at, one] of kept.entries()) {
    const far = apart(colour, one, 0) + apart(colour, one, 8) + apart(colour, one, 16);
    if (far < least) [least, place] = [far, at];
  }
  return place;
}

/** The square of how far two colours are from each other in one channel. */
const apart = (a: number, b: number, by: number): number =>
  (((a >>> by) & 0xff) - ((b >>> by) & 0xff)) ** 2;
