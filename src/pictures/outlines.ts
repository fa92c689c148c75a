import type { Resvg as Resvgs } from '@resvg/resvg-js';
import { element } from './svg.ts';

/** Sets a picture in type. */
type Setting = (svg: string) => Pick<Resvgs, 'toString'>;

/** Texts with their style, each as its outlines about the point at which it stands. */
const known = new Map<string, string>();
/** A map's texts are few, and the same ones on the next map. */
const most = 4000;

const texts = /<text x="([^"]*)" y="([^"]*)" fill="([^"]*)"([^>]*)>([^<]*)<\/text>/g;

/**
 * The same picture with all texts as outlines. To set them in type takes a quarter of the time that a whole
 * map takes, so each is set once, and kept.
 */
export const inOutlines = (svg: string, family: string, set: Setting): string =>
  svg.replace(texts, (_, x: string, y: string, fill: string, style: string, text: string) => {
    const d = outlineOf(`<text font-family="${family}"${style}>${text}</text>`, set);
    return element('path', { d, fill, transform: `translate(${x} ${y})` });
  });

function outlineOf(text: string, set: Setting): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= most) known.clear();
  const size = 'width="2000" height="100"';
  const drawn = set(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${text}</svg>`).toString();
  const outline = [...drawn.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d ?? '').join(' ');
  const rounded = outline.replace(/\d+\.\d+/g, (n) => String(Math.round(Number(n) * 100) / 100));
  known.set(text, rounded);
  return rounded;
}
