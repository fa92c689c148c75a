import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { inOutlines } from '../../src/pictures/outlines.ts';
import { drawing, family, label, word } from '../../src/pictures/svg.ts';

const { resolve } = createRequire(import.meta.url);
const fontFiles = [
  '400Regular/AtkinsonHyperlegible_400Regular',
  '700Bold/AtkinsonHyperlegible_700Bold',
].map((file) => resolve(`@expo-google-fonts/atkinson-hyperlegible/${file}.ttf`));
const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: family };
const set = (svg: string) => new Resvg(svg, { font });
const pixelsOf = (svg: string) => set(svg).render().pixels;

const texts = ['12', 'AN', 'Goop & Sons <“x”>', 'difficult ground', ' '];

test.each([label, word])('%o looks in outlines as it does in type, the second time, too', (put) => {
  const { svg } = drawing(
    400,
    200,
    ...texts.map((text, at) => put(200, 20 + 35 * at, 17, '#1d1b22', text)),
  );
  const typeset = pixelsOf(svg);
  for (const time of ['first', 'second']) {
    const outlined = inOutlines(svg, family, set);
    expect(outlined, time).not.toContain('<text');
    const drawn = pixelsOf(outlined);
    const apart = drawn.reduce(
      (most, value, at) => Math.max(most, Math.abs(value - typeset[at]!)),
      0,
    );
    // Of 255: the edges of letters differ by a hundredth of a pixel, a letter that is not there by 200.
    expect(apart, time).toBeLessThanOrEqual(24);
  }
});

test('the same text in another size, weight or colour is another one', () => {
  const at = (size: number, fill: string) => drawing(90, 60, label(45, 30, size, fill, '7')).svg;
  const shown = [at(13, '#000000'), at(20, '#000000'), at(13, '#aa0000')].map((svg) =>
    Buffer.from(pixelsOf(inOutlines(svg, family, set))).toString('base64'),
  );
  expect(new Set(shown).size).toBe(3);
});
