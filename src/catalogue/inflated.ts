import { Inflate } from 'fflate';

/** In bytes. What is packed into these can be half a megabyte. */
const step = 512;

/**
 * What was deflated; where that is longer than `length`, no more of it than comes out with the next
 * step. fflate's `unzipSync` would go on to the end, and cut what is too long. Throws where it is broken.
 */
export function inflated(packed: Uint8Array, length: number): Uint8Array {
  const parts: Uint8Array[] = [];
  const inflate = new Inflate((part) => parts.push(part));
  let come = 0;
  for (let at = 0; at < packed.length && come <= length; at += step) {
    inflate.push(packed.subarray(at, at + step), at + step >= packed.length);
    come += parts.at(-1)?.length ?? 0;
  }
  return Buffer.concat(parts);
}
