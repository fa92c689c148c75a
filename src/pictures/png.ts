import { createRequire } from 'node:module';
import { inOutlines } from './outlines.ts';
import { packed } from './packed.ts';
import { type Drawing, family } from './svg.ts';

const packageOf = '@expo-google-fonts/atkinson-hyperlegible';
const files = [
  '400Regular/AtkinsonHyperlegible_400Regular.ttf',
  '700Bold/AtkinsonHyperlegible_700Bold.ttf',
];

/**
 * What draws gives the memory of a picture back at once, and asks for it again with the next one: where
 * that is slow, it is more than half of the time that a map takes. It reads this when it is loaded.
 */
const keepsMemory = { variable: 'MIMALLOC_PURGE_DELAY', milliseconds: '1000' };

/**
 * The same picture as PNG, with no font but our own. What draws it is loaded with the first one, and both
 * drawing and packing are done on other threads, so that others are answered meanwhile.
 */
export async function png({ svg }: Drawing): Promise<Uint8Array> {
  process.env[keepsMemory.variable] ??= keepsMemory.milliseconds;
  const { Resvg, renderAsync } = await import('@resvg/resvg-js');
  const { resolve } = createRequire(import.meta.url);
  const fontFiles = files.map((file) => resolve(`${packageOf}/${file}`));
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: family };
  const set = (picture: string) => new Resvg(picture, { font });
  return packed(await renderAsync(inOutlines(svg, family, set), { font }));
}
